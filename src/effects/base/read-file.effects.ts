import {
  type ChosenFile,
  mostFileBytes,
  textOfBytes,
  type UnreadableFile,
} from "../../../domain/base/file-text";

export type FileText = { kind: "text"; text: string } | { kind: "unreadable"; why: UnreadableFile };

/** The text of a file, read on the device. */
export async function readFileText(file: ChosenFile): Promise<FileText> {
  if (file.size > mostFileBytes) return { kind: "unreadable", why: "too_big" };
  const bytes = await bytesOf(file);
  if (bytes === null) return { kind: "unreadable", why: "failed" };
  const text = textOfBytes(bytes);
  return text.trim() === "" ? { kind: "unreadable", why: "empty" } : { kind: "text", text };
}

/** Null for a file that is gone or may not be read any more. */
async function bytesOf(file: ChosenFile): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
