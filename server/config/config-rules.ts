import { isIP } from "node:net";

export const hasScheme = (value: string, schemes: readonly string[]) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

export const isOrigin = (value: string) =>
  hasScheme(value, ["http:", "https:"]) && value.toLowerCase().replace(/\/$/, "") === new URL(value).origin;

export const isSafeOrigin = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** Null for a wrong value. There is no way to trust everybody: a client could then choose its own address. */
export function readTrustedProxies(value: string | null): false | number | string | null {
  if (value === null || value === "0") return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const isNetwork = (part: string) => {
    if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
    const [address = "", bits, ...rest] = part.split("/");
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  };
  const parts = value.split(",").map((part) => part.trim());
  return parts.every(isNetwork) ? parts.join(",") : null;
}
