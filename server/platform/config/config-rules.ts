import { isIP } from "node:net";

export const hasScheme = (value: string, schemes: readonly string[]) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

/** A user name or password with a bare % cannot be decoded. */
export const isMailServer = (value: string) =>
  hasScheme(value, ["smtp:", "smtps:"]) && isDecodable(new URL(value));

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export const isPortNumber = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65535;

export const isOrigin = (value: string) =>
  hasScheme(value, ["http:", "https:"]) && value.toLowerCase().replace(/\/$/, "") === new URL(value).origin;

export const isSafeOrigin = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** A service's base URL, to which paths are appended. */
export const isSafeAddress = (value: string) => {
  if (!hasScheme(value, ["http:", "https:"]) || /[?#]/.test(value)) return false;
  const { username, password, origin } = new URL(value);
  return username === "" && password === "" && isSafeOrigin(origin);
};

/**
 * Null for an invalid value. Trusting everybody is not possible: a client could then choose its own address. So no
 * network may be wider than a company's, and hops are few.
 */
export function readTrustedProxies(value: string | null): false | number | string | null {
  if (value === null || value === "0") return false;
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) : null;
  const parts = value.split(",").map((part) => part.trim());
  return parts.every(isNarrowNetwork) ? parts.join(",") : null;
}

const mostHops = 9;
const widest = { 4: 8, 6: 19 } as const;
/** Private networks may be wider. */
const privateV6 = { unique: /^f[cd][\da-f]{2}:/i, linkLocal: /^fe[89ab][\da-f]:/i } as const;

function isNarrowNetwork(part: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
  const [address = "", bits, ...rest] = part.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  return Number(bits) >= leastBitsOf(address, version) && Number(bits) <= (version === 4 ? 32 : 128);
}

function leastBitsOf(address: string, version: number): number {
  if (version === 4) return widest[4];
  if (privateV6.unique.test(address)) return 7;
  if (privateV6.linkLocal.test(address)) return 10;
  // An IPv4-mapped IPv6 address stands for the same clients.
  return /^::(ffff:)?(0:)?(\d|$)/i.test(address) ? 96 + widest[4] : widest[6];
}

/** Whether a host is outside the server's own network, judging by its name. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (isIP(host) === 4) return !privateV4.some((range) => range.test(host));
  if (isIP(host) === 6) return !/^(::1$|f[cd]|fe[89ab])/.test(host);
  return host.includes(".") && !/\.(localhost|local|internal|lan|home\.arpa|test)$/.test(host);
}

const privateV4 = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
];

/** Links that sign in must be encrypted in transit; `tls=optional` is for a mail server in the same network. */
export function isSafeMailServer(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return searchParams.get("tls") !== "optional" || !isPublicHost(hostname);
}

/** Without a mode the driver does not encrypt; the other modes encrypt only if the server, or an impostor, offers it. */
export function isSafeDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isStrict = ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "");
  return (isStrict && !searchParams.has("uselibpqcompat")) || !isPublicHost(hostname);
}

/**
 * Whether a secret looks random. No test can prove it; this one finds keys typed by hand: repetitions, keyboard runs
 * and phrases.
 */
export function looksRandom(secret: string): boolean {
  const signs = [...secret];
  const isRepeated = /^(.{1,24}?)\1+/su.exec(secret)?.[0].length === secret.length;
  const isPhrase = /^\p{Lu}?\p{Ll}+([^\p{L}\p{N}]+\p{Lu}?\p{Ll}+)+$/u.test(secret);
  const steps = signs
    .slice(1)
    .map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  const runs = steps.filter((step) => Math.abs(step) <= 1).length;
  return !isRepeated && !isPhrase && runs < signs.length * mostRuns && bitsIn(signs) >= leastBits;
}

/**
 * The largest share of characters that repeat or neighbour the one before. In a key of 16 random bytes in hex a sixth do on average; half
 * of them do in one key of 80,000, two thirds in one of ten thousand million.
 */
const mostRuns = 2 / 3;

/** Far below the 128 of the shortest good key, since random text repeats characters too. */
const leastBits = 80;

/** Shannon entropy, from the frequency of each character. */
function bitsIn(signs: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / signs.length), 0);
}
