import { groupFamilies, type Related } from "../../family/families";

/** A player whose family may have to acknowledge a change. Who is concerned and who is unaware the database decides: its view player_awareness. */
export type Recipient = Related & {
  /** Was on the roster when the change was made, is not out of the event, and is no spot of a player who has joined. */
  readonly isConcerned: boolean;
  readonly isUnaware: boolean;
};

export type Family<Player extends Recipient> = {
  readonly players: readonly Player[];
  readonly knows: boolean;
  /** A guardian or player has an account and can be notified. */
  readonly isHere: boolean;
};

/** Families that Drip cannot tell: none of their people has an account, and no mail's link said that they know. Staff tell them. */
export const countUnjoined = (families: readonly Pick<Family<Recipient>, "isHere" | "knows">[]): number =>
  families.filter(({ isHere, knows }) => !isHere && !knows).length;

/** The families of those who are concerned. A family knows once all its players do. */
export const familiesOf = <Player extends Recipient>(players: readonly Player[]): Family<Player>[] =>
  groupFamilies(players.filter((one) => one.isConcerned)).map(({ people, players: members }) => ({
    players: members,
    knows: !members.some(({ isUnaware }) => isUnaware),
    isHere: people.size > 0,
  }));

/** Receipts exist only for an event that has changed since it was made. */
export const hasChanged = (noticeVersion: number) => noticeVersion > 1;

const hour = 3_600_000;
/** Minimum time between two nudges of an event; the daily limit is by team. */
const nudgePause = 12 * hour;
const nudgesOfTeamADay = 6;

export function mayNudge(
  earlier: readonly { readonly at: number; readonly isSameEvent: boolean }[],
  now: number,
): boolean {
  const today = earlier.filter(({ at }) => now - at < 24 * hour);
  const isFresh = earlier.some(({ at, isSameEvent }) => isSameEvent && now - at < nudgePause);
  return !isFresh && today.length < nudgesOfTeamADay;
}

type Limit = { readonly most: number; readonly within: number };

/** Limits of mailed changes of one event, by hour and by day. */
const mailedChanges: readonly Limit[] = [
  { most: 6, within: hour },
  { most: 20, within: 24 * hour },
];
/** Limit of mails about a team's new events. */
const mailedNews: readonly Limit[] = [{ most: 6, within: hour }];

/** When a further change of an event may be mailed; null: now. `told` has the times of the mailed ones. */
export const mayTellFrom = (told: readonly number[], now: number) => freeFrom(mailedChanges, told, now);

/**
 * When the notice of a team's new event is delivered: once it has settled; over the limit with the next mail that waits, or when there may be
 * another one. `mails` has the times of delivered and of waiting mails.
 */
export function newMailsAt(mails: readonly number[], settled: number): number {
  const free = freeFrom(mailedNews, mails, settled);
  return free === null ? settled : Math.min(free, ...mails.filter((at) => at >= settled));
}

function freeFrom(limits: readonly Limit[], told: readonly number[], now: number): number | null {
  const newestFirst = [...told].sort((one, other) => other - one);
  const ends = limits.map(({ most, within }) => (newestFirst[most - 1] ?? Number.NEGATIVE_INFINITY) + within);
  const latest = Math.max(...ends);
  return latest > now ? latest : null;
}
