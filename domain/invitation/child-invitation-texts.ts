import type { CircleRole } from "./child-invitation";

/** Texts for inviting somebody into a child's circle. */
export const childInvitationTexts = {
  title: { guardian: "Invite a guardian", follower: "Invite a follower" } satisfies Record<
    CircleRole,
    string
  >,
  lead: (firstName: string): Record<CircleRole, string> => ({
    guardian: `They'll see and decide everything you do for ${firstName}.`,
    follower: `They'll see ${firstName}'s teams and times, and no other child's name.`,
  }),
  byMail: "Whoever opens our mail under that address is in at once.",
  byLink: "With a link, they ask first. You only have to say that's them.",
  link: "Get a link instead",
  qr: (firstName: string) => `QR code: the invitation to ${firstName}`,
  copied: "Copied. Now hand it on.",
  copyFailed: "Your browser keeps the clipboard shut. Press the link, hold, copy.",
  sent: (emailAddress: string) => `On its way to ${emailAddress}.`,
  ends: (date: string) => `Ends ${date}`,
  aLink: "A link",
  takeBack: "Undo invitation",
  takeBackOf: (emailAddress: string | null) =>
    `Undo invitation, ${emailAddress === null ? "the link" : `to ${emailAddress}`}`,
} as const;
