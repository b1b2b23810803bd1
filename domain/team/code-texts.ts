import type { MessageCode } from "../base/result";

/** COLLABORATOR_* codes are about memberships of a team and about guardians of a child. */
export const teamCodeTexts = {
  SEASON_404: "There's no season to close. Reload to see what's on.",
  TEAM_401_DELETE: "Only a manager can close the clubhouse. Ask one of them.",
  TEAM_401_UPDATE: "Only a manager can change the team. Ask one to make the switch.",
  TEAM_403_ARCHIVED: "This team has hung up its boots. A manager can bring it back.",
  TEAM_403_FULL: "Full house! This team has no room on the roster.",
  TEAM_403_TOO_MANY: "That's a lot of teams for one whistle. Archive one first.",
  TEAM_404: "We can't find that team. Check the link, or ask the coach for a new one.",
  COLLABORATOR_401_CREATE: "Only coaches and managers can put people on the roster. Give yours a shout.",
  COLLABORATOR_401_DELETE:
    "That's not your call. Only they themselves, or a manager of the team, can make it.",
  COLLABORATOR_401_REQUEST: "The roster is for the team and its families. Ask a coach to let you in.",
  COLLABORATOR_401_UPDATE: "Only a manager can hand out jobs here. Ask one for a new whistle.",
  COLLABORATOR_403_LAST_GUARDIAN:
    "You're the only one looking after them here. Invite someone first, or delete the profile.",
  COLLABORATOR_403_LAST_MANAGER:
    "A team can't play without a manager. Name another one first, or archive the team.",
  COLLABORATOR_404: "They've left the field. Reload to see who's still here.",
  COLLABORATOR_409_CONFLICT: "They're already here! Look for them on the list.",
  COLLABORATOR_409_NUMBER: "That number is on somebody else's back. Pick another one.",
} satisfies Partial<Record<MessageCode, string>>;
