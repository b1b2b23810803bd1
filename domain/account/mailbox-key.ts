declare const brand: unique symbol;

/**
 * What an address is known by wherever two spellings of one mailbox must count as one: accounts, limits, invitations,
 * mails, the identity provider. Only `mailboxKey` makes one, so an address as somebody typed it does not compile in its
 * place.
 */
export type MailboxKey = string & { readonly [brand]: true };

/** Without an underscore or a percent sign, which a URL's host may have and a mail's domain may not. */
const domainRule = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/;

/**
 * The local part in lower case, the domain as mail servers look it up: UTS 46, so in ASCII, lower case, and without
 * what nobody sees. Dots and pluses stay: for many providers those are other mailboxes. Null for what is no domain.
 */
export function mailboxKey(emailAddress: string): MailboxKey | null {
  const at = emailAddress.lastIndexOf("@");
  const domain = domainOf(emailAddress.slice(at + 1));
  if (at < 1 || domain === null) return null;
  return `${emailAddress.slice(0, at).toLowerCase()}@${domain}` as MailboxKey;
}

/** By the URL's parser, the only UTS 46 that browsers and Node.js have; it would read a path, a port or an escape too. */
function domainOf(typed: string): string | null {
  if (/[^\P{ASCII}a-z\d.-]/iu.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  const { hostname } = new URL(`http://${typed}`);
  return domainRule.test(hostname) ? hostname : null;
}

/** Whether two spellings are one mailbox. */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  const key = one === null ? null : mailboxKey(one);
  return key !== null && other !== null && key === mailboxKey(other);
}
