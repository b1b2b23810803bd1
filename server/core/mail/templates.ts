import { product } from "../../../domain/base/product";
import { emojiPattern } from "../../../domain/fields/emoji";
import { formattedProviders } from "../../../domain/identity/provider";

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

export interface Recipient {
  /** As the person typed it: escaped wherever it is used. */
  name: string;
  publicOrigin: string;
}

/** The token is after the #: no log on the way records it, and no mail scanner can use it up by opening the page. */
export const linkTo = (
  publicOrigin: string,
  page: "reset" | "verify" | "join" | "stop" | "answer" | "goodbye",
  token: string,
) => `${publicOrigin}/app/${page}#${token}`;

export const temporaryPasswordMail = ({ name, publicOrigin, token }: Recipient & { token: string }) =>
  compose("Your temporary password", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      "Lost your password? Happens to the best benches.",
      "Press the button, and you'll get a temporary password. Your old one keeps working until you do.",
    ],
    button: { label: "Get my temporary password", href: linkTo(publicOrigin, "reset", token) },
    closing: [
      "The link works once, for the next 15 minutes.",
      "Didn't ask for this? Then leave it be. Nothing changes until somebody presses that button.",
    ],
  });

export const verificationMail = ({ name, publicOrigin, token }: Recipient & { token: string }) =>
  compose("Is this your email address?", {
    greeting: `Welcome to the squad, ${tidy(name)}!`,
    paragraphs: ["One quick play: confirm that this address is yours. Kids and teams wait until you have."],
    button: { label: "Yep, that's me", href: linkTo(publicOrigin, "verify", token) },
    closing: [
      `The link works once, for the next 7 days. On another device its page asks for a number: the one that ${product.name} shows you where you signed up. Nobody from ${product.name} calls or writes you one.`,
      `Never signed up for ${product.name}? Then don't press the button. Somebody mistyped, and the address stays yours.`,
    ],
  });

export const otherProviderMail = ({
  name,
  publicOrigin,
  formattedProvider,
}: Recipient & { formattedProvider: string }) =>
  compose(`You sign in with ${formattedProvider}`, {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `Somebody, probably you, asked us for a new password. Your ${product.name} account has none: you sign in with ${formattedProvider}, and that still works.`,
    ],
    button: { label: `Sign in with ${formattedProvider}`, href: `${publicOrigin}/app` },
    closing: ["Didn't ask for this? Then leave it be. Nothing changed."],
  });

/** With a token it links to a new password; without, Google is the way to sign in. */
export const tamperedMail = ({ name, publicOrigin, token }: Recipient & { token: string | null }) =>
  compose("Somebody meddled with your sign-in", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `Somebody tied their own sign-in to your ${product.name} account, or changed its address. We've cut it off and signed out every device.`,
      token === null
        ? "Your own Google account still works. Sign in with it as always."
        : "Press the button for a temporary password, sign in with it, and pick a new one of your own.",
    ],
    button:
      token === null
        ? { label: `Sign in with ${formattedProviders.google}`, href: `${publicOrigin}/app` }
        : { label: "Get my temporary password", href: linkTo(publicOrigin, "reset", token) },
    closing:
      token === null
        ? ["Wasn't any of this you? Then you're done once you have signed in."]
        : [
            "The link works once, for the next 15 minutes. Too late? Choose Reset when you sign in, and we'll send another.",
          ],
  });

export interface Letter {
  greeting: string;
  /** One of several subjects has a link of its own. */
  paragraphs: readonly (string | { text: string; link: { label: string; href: string } })[];
  button: { label: string; href: string };
  closing: readonly string[];
  /** Below the signature, in small print. */
  quiet?: { label: string; href: string };
}

export function compose(subject: string, { greeting, paragraphs, button, closing, quiet }: Letter): MailText {
  const sign = `The ${product.name} crew`;
  const written = ({ label, href }: Letter["button"]) => `${label}:\n${href}`;
  const lines = [
    greeting,
    ...paragraphs.map((one) => (typeof one === "string" ? one : `${one.text}\n${written(one.link)}`)),
    written(button),
    ...closing,
    sign,
    ...(quiet ? [written(quiet)] : []),
  ];
  const paragraph = (line: string, end = "") => `<p style="margin:0 0 16px">${escapeHtml(line)}${end}</p>`;
  const linked = ({ label, href }: Letter["button"]) =>
    `<br><a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 0;color:#14140f;font-weight:700">${escapeHtml(label)}</a>`;
  const below = quiet
    ? `
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(quiet.href)}" style="color:#5c5c52">${escapeHtml(quiet.label)}</a></p>`
    : "";
  return {
    subject,
    text: `${lines.map(wrap).join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f0;color:#14140f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(greeting)}</h1>
${paragraphs.map((one) => (typeof one === "string" ? paragraph(one) : paragraph(one.text, linked(one.link)))).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#c8f031;color:#14140f;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>
${closing.map((line) => paragraph(line)).join("\n")}
<p style="margin:24px 0 0">${escapeHtml(sign)}</p>${below}
</div>
</body>
</html>
`,
  };
}

/** Short lines need no encoding, so a link is not broken in the raw mail. */
const wrap = (paragraph: string) => paragraph.replace(/(?=.{73})(.{1,72}) /g, "$1\n");

const emojiOrGap = new RegExp(`(${emojiPattern})|[\\p{Cc}\\p{Cf}\\p{Z}]+`, "gu");

/** One line, short enough for a greeting, and with nothing that a mail program would turn into a link. */
export function tidy(name: string): string {
  const line = name
    .replace(emojiOrGap, (_, emoji?: string) => emoji ?? " ")
    .replace(/[./:@\\]/g, "")
    .trim();
  return cut(line, 40).trim() || "teammate";
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most so many characters; an emoji or a letter with its accents, which are several, stays whole or is left out. */
function cut(line: string, most: number): string {
  let kept = "";
  let count = 0;
  for (const { segment } of graphemes.segment(line)) {
    count += [...segment].length;
    if (count > most) break;
    kept += segment;
  }
  return kept;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
