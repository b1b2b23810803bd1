import { routes } from "../shell/routes";

/** People of one team with whom a chat is to be started. */
export type WantedPeople = { readonly teamId: string; readonly userIds: readonly string[] };

/** URL of the dialog that starts a chat, with its people ticked. */
export const newHuddleHref = (teamId: string, userIds: readonly string[]) =>
  `${routes.chat.pattern}?new=${[teamId, ...userIds].join(".")}`;

/** The people in the value of `new`; null without any. */
export function readWantedPeople(value: string): WantedPeople | null {
  const [teamId, ...userIds] = value.split(".");
  return teamId && userIds.length > 0 ? { teamId, userIds } : null;
}
