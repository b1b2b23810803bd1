import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import type { PushPayload } from "../../../domain/push/ring";
import type { PostPush, PushReply } from "../../../server/notify/push/post";

/** A browser's side of RFC 8291: its keys, and decryption of its payloads. */
export function makeBrowser(host = "fcm.googleapis.com", keys: { privateKey?: Buffer; auth?: Buffer } = {}) {
  const pair = createECDH("prime256v1");
  if (keys.privateKey) pair.setPrivateKey(keys.privateKey);
  else pair.generateKeys();
  const auth = keys.auth ?? randomBytes(16);
  const device = {
    endpoint: `https://${host}/fcm/send/${randomUUID()}`,
    p256dh: pair.getPublicKey().toString("base64url"),
    auth: auth.toString("base64url"),
    label: "Chrome on Android",
  };
  function unseal(sealed: Buffer): string {
    const [salt, rest] = [sealed.subarray(0, 16), sealed.subarray(20)];
    const theirs = rest.subarray(1, 1 + rest.readUInt8());
    const body = rest.subarray(1 + theirs.length);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, by, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const secret = derive(pair.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
  return { device, unseal };
}
export type Browser = ReturnType<typeof makeBrowser>;

interface Received {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A fake of all push services: records pushes, decrypts them with the registered browsers' keys, and replies as the test says. */
export function openPushService() {
  const received: Received[] = [];
  const browsers = new Map<string, Browser>();
  const replies = new Map<string, () => PushReply>();
  const post: PostPush = async (push) => {
    received.push(push);
    return (replies.get(push.endpoint) ?? (() => ({ status: 201, retryAfter: null })))();
  };
  return {
    post,
    received,
    /** A new browser, not registered yet. */
    browser(host?: string) {
      const made = makeBrowser(host);
      browsers.set(made.device.endpoint, made);
      return made;
    },
    answers({ device }: Browser, status: number, retryAfter: string | null = null) {
      replies.set(device.endpoint, () => ({ status, retryAfter }));
    },
    cannotBeReached({ device }: Browser) {
      replies.set(device.endpoint, () => {
        throw new Error("connect ETIMEDOUT");
      });
    },
    /** The pushes since the last call. */
    opened(): { browser: Browser; text: string; payload: PushPayload }[] {
      return received.splice(0).map(({ endpoint, body }) => {
        const browser = browsers.get(endpoint);
        if (!browser) throw new Error("A push to a browser that nobody has.");
        const text = browser.unseal(body);
        return { browser, text, payload: JSON.parse(text) };
      });
    },
  };
}
