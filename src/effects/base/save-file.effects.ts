export type SavedFile = { name: string; type: string; text: string };

/** Milliseconds. Safari reads the file after the click has returned. */
const readBy = 40_000;

/** Saves a file that was made on the device; the browser asks where, or takes its folder of downloads. */
export function saveFile(
  page: Pick<Window, "document" | "setTimeout">,
  { name, type, text }: SavedFile,
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = page.document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  page.setTimeout(() => URL.revokeObjectURL(address), readBy);
}
