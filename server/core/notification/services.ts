const hosts: readonly string[] = ["fcm.googleapis.com"];
const domains: readonly string[] = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/** The host of a known push service, without what is the device's own. */
export const serviceOf = (endpoint: string): string => {
  const { hostname } = new URL(endpoint);
  return domains.find((domain) => hostname.endsWith(domain))?.slice(1) ?? hostname;
};

/** Whether an endpoint belongs to a known browser's push service. Accepting other hosts would allow server-side request forgery. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  const isPlain = protocol === "https:" && [port, username, password, hash].every((part) => part === "");
  return isPlain && (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)));
}
