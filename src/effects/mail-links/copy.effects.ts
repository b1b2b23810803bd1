import type { CopyOutcome } from "../../../domain/mail-links/mail-link";

/** Without https there is no clipboard, and a browser may refuse it. */
export async function copyText(
  { clipboard }: { clipboard?: Pick<Clipboard, "writeText"> },
  text: string,
): Promise<CopyOutcome> {
  return clipboard
    ? clipboard.writeText(text).then(
        () => ({ kind: "copied" }) as const,
        () => ({ kind: "failed" }) as const,
      )
    : { kind: "failed" };
}
