import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The public keys of a browser's push subscription. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Random for each push. A test passes the values of RFC 8291's example. */
interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

const curve = "prime256v1";
/** The payload fits into a single record. */
const recordSize = 4_096;
const lastRecord = Buffer.from([2]);

/** Encrypts for one browser alone (RFC 8291, aes128gcm of RFC 8188): the push service can read none of it. */
export function seal(text: string, { p256dh, auth }: DeviceKeys, chance: Chance = draw()): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const ours = createECDH(curve);
  ours.setPrivateKey(chance.privateKey);
  const ourPublic = ours.getPublicKey();
  const shared = derive(
    ours.computeSecret(theirs),
    Buffer.from(auth, "base64url"),
    Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ourPublic]),
    32,
  );
  const key = derive(shared, chance.salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, chance.salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ourPublic.length, 4);
  const body = [cipher.update(Buffer.from(text)), cipher.update(lastRecord), cipher.final()];
  return Buffer.concat([chance.salt, head, ourPublic, ...body, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

function draw(): Chance {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

/** Whether a browser's keys are valid: a point on the curve and a secret of the right length. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const probe = createECDH(curve);
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
