import { createECDH, generateKeyPairSync } from "node:crypto";

/** The private part of a P-256 key, as 32 bytes in base64url: the form that tools for web push use. */
export function isVapidKey(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return false;
  try {
    createECDH("prime256v1").setPrivateKey(Buffer.from(text, "base64url"));
    return true;
  } catch {
    return false;
  }
}

export function makeVapidKey(): string {
  const { d } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  if (d === undefined) throw new Error("A private key without its private part.");
  return d;
}
