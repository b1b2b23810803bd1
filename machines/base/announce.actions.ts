import { type Announcement, refusal } from "../../domain/base/announcement";

/** Placeholder: the app shows a toast. */
export const announce = (_: unknown, _announcement: Announcement) => {};

export const announceSuccess = (text: string) =>
  ({ type: "announce", params: { tone: "success", text } }) as const;

export const announceError = (text: string) =>
  ({ type: "announce", params: { tone: "error", text } }) as const;

/** Announces the outcome's reason, or `otherwise`. */
export const announceRefusal = (otherwise: string) =>
  ({
    type: "announce",
    params: ({ event }: { event: { output: { kind: string; text?: string } } }) =>
      refusal(event.output, otherwise),
  }) as const;
