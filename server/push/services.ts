const hosts: readonly string[] = ["fcm.googleapis.com"];
const domains: readonly string[] = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * Whether an address belongs to a push service of the browsers that we know. Any other would let whoever registers it have this server
 * call where they like.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  const isPlain = protocol === "https:" && [port, username, password, hash].every((part) => part === "");
  return isPlain && (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)));
}
