/** A file that a person has chosen, as browsers hand it over. */
export type ChosenFile = {
  readonly name: string;
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};

/** Of a file that is imported. */
export const mostFileBytes = 1_000_000;

/** Why a file has no text. */
export type UnreadableFile = "empty" | "too_big" | "failed";

/** Bytes of a text file as text: UTF-8 or UTF-16 with a byte order mark, UTF-8, else Windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
