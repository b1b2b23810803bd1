import type { MessageCode } from "../base/result";

export const invitationCodeTexts = {
  INVITATION_401_ACCEPTED: "That invitation has been accepted already. Sign in to join the squad.",
  INVITATION_401_CREATE: "You can't send invitations from here. Ask a coach or manager to send one.",
  INVITATION_401_DELETE: "You can only take back your own invitations. Ask whoever sent this one.",
  INVITATION_401_EXPIRED: "That invitation has run out of time. Ask for a fresh one.",
  INVITATION_401_REQUEST: "That invitation is addressed to somebody else. Ask for one of your own.",
  INVITATION_401_UPDATE: "You can't change this invitation. Ask whoever sent it.",
  INVITATION_401_WITHDRAWN: "That invitation was taken back. Have a word with whoever sent it.",
  INVITATION_403_FULL: "Every seat on that invitation is taken. Ask for a fresh one.",
  INVITATION_403_SELF: "You can't invite yourself, you're already the life of the party. Invite a friend!",
  INVITATION_403_TOO_MANY: "That's a lot of open invitations. Take some back, then send more.",
  INVITATION_404: "We can't find that invitation. Ask for a new one.",
  INVITATION_409_CONFLICT: "They're already here, no invitation needed. Go say hi!",
  INVITATION_409_PENDING: "They already have an invitation waiting. Give them a nudge.",
  INVITATION_409_REQUEST_CONFLICT: "You're already in, no need to ask. Reload and join the fun.",
  INVITATION_409_REQUEST_PENDING: "You've already asked to join. Hang tight until someone answers.",
} satisfies Partial<Record<MessageCode, string>>;
