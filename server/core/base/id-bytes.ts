/** A UUID in 16 bytes, for short tokens. */
export function bytesOf(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  if (bytes.length !== 16) throw new Error("An id of a link is no UUID.");
  return bytes;
}

export const idAt = (bytes: Buffer, at: number): string =>
  bytes.toString("hex", at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
