export type ShareOutcome = "shared" | "copied" | "left" | "failed";

type Device = {
  share?: (data: { title: string; text?: string; url: string }) => Promise<void>;
  clipboard?: Pick<Clipboard, "writeText">;
};

/** Opens the device's share sheet; where there is none, copies the link. */
export async function shareLink(
  device: Device,
  shared: { title: string; text?: string; url: string },
): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(shared);
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "left";
    }
  }
  try {
    await device.clipboard?.writeText(shared.url);
    return device.clipboard ? "copied" : "failed";
  } catch {
    return "failed";
  }
}
