import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../platform/config/config";
import type { Services } from "../base/services";

/** Connections to the mail server. As many mails are claimed together, so that none waits for a connection while its claim runs out. */
export const mailsAtOnce = 10;

export interface OutgoingMail {
  /** The same over all tries, so that a mail server can recognise a repeat. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  stopAddress?: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const openTransport = ({ config, log }: Pick<Services, "config" | "log">): MailTransport =>
  config.smtpUrl === null ? fileTransport(config, log) : smtpTransport(config, config.smtpUrl);

/**
 * Whether only this mail was refused: its recipient (RCPT TO), or permanently its text (DATA); `API` is nodemailer's
 * own refusal of an impossible address. Null for everything else. 421 means that the server is closing, at any
 * command.
 */
export function refusalOf(error: unknown): "for good" | "for now" | null {
  if (!(error instanceof Error) || !("command" in error) || !("code" in error)) return null;
  const { command, code } = error;
  if (command === "API" && code === "EENVELOPE") return "for good";
  const responseCode = "responseCode" in error ? error.responseCode : null;
  if (typeof responseCode !== "number" || responseCode === 421) return null;
  const isForGood = responseCode >= 500 && responseCode <= 599;
  if (command === "RCPT TO") return isForGood ? "for good" : "for now";
  return command === "DATA" && isForGood ? "for good" : null;
}

function smtpTransport(config: Pick<Config, "mailFrom" | "publicOrigin">, smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const smtp = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    // An external mail server must encrypt, since links that sign in are sent; ?tls=optional is for one in the same network.
    requireTLS:
      url.protocol === "smtp:" && !isLoopback(url.hostname) && url.searchParams.get("tls") !== "optional",
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    pool: true,
    maxConnections: mailsAtOnce,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await smtp.sendMail(messageOf(config, mail));
    },
    close: () => smtp.close(),
  };
}

/** One .eml file per mail, readable by its owner only: it may contain a link that signs in. */
function fileTransport(config: Config, log: Services["log"]): MailTransport {
  const folder = join(config.dataDir, "outbox");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail(messageOf(config, mail));
      if (!Buffer.isBuffer(message)) throw new Error("The composer was asked for a buffer.");
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomBytes(3).toString("hex")}.eml`;
      await writeFile(join(folder, `.${name}.new`), message.toString(), { mode: 0o600 });
      await rename(join(folder, `.${name}.new`), join(folder, name));
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
      // Only a developer's machine has no mail server, and its log serves as the mailbox.
      if (!config.isProduction) log.info(`Mail "${mail.subject}" is in ${join(folder, name)}: ${link}`);
    },
    close: () => composer.close(),
  };
}

const messageOf = (config: Pick<Config, "mailFrom" | "publicOrigin">, mail: OutgoingMail) => ({
  from: config.mailFrom,
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${new URL(config.publicOrigin).hostname}>`,
  headers: { "Auto-Submitted": "auto-generated", ...(mail.stopAddress && stopHeaders(mail.stopAddress)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The mail program shows its own "unsubscribe", and calls the address by POST when that is pressed. */
const stopHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
