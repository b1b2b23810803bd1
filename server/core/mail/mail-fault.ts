import { refusalOf } from "./transport";

/** Why a mail could not be sent, for the log: what to check, and the mail server's number. Its text may name the recipient, so it is left out. */
export function mailFaultOf(error: unknown): string {
  if (!(error instanceof Error)) return "the fault does not say why";
  const { code = "", command = "", responseCode = "" } = error as Error & Partial<Record<string, unknown>>;
  const numbers = [code, responseCode].filter(Boolean).join(" ");
  return `${causeOf(error, String(code), String(command))}${numbers && ` (${numbers})`}`;
}

function causeOf(error: Error, code: string, command: string): string {
  if (refusalOf(error) !== null) return "the mail server refuses its recipient or its text";
  if (code === "EAUTH" || command.startsWith("AUTH")) return "the mail server refuses the log-in of SMTP_URL";
  if (/certificate|self.signed/i.test(error.message))
    return "the certificate of the mail server of SMTP_URL is not trusted";
  if (code === "ETLS" || command === "STARTTLS") return "the mail server of SMTP_URL offers no TLS that fits";
  if (command === "MAIL FROM") return "the mail server refuses the sender, MAIL_FROM";
  if (/^(ECONN|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE)/.test(code))
    return "the mail server of SMTP_URL does not answer";
  return "the mail server puts it off";
}
