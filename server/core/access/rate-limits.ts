export interface RateLimit {
  /** Operations with the same name share a count. */
  name: string;
  /**
   * A client is an IP address or an IPv6 network. Never an e-mail address alone: a stranger could lock its owner out. A token is the path's, and
   * is counted once it is known to open something (`countToken`): unknown ones would fill the table.
   */
  by: "token" | "client" | "client and e-mail address" | "known device or client" | "user";
  max: number;
  seconds: number;
  /** Counts each of the body's `items` instead of the call. */
  isPerItem?: true;
  /** So many events of the reply count as one try: the first before the handler, the others once they are read (`chargeEvents`). */
  eventsPerTry?: number;
}

export const minute = 60;
export const hour = 3_600;
export const day = 86_400;

export const perClient = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "client",
  max,
  seconds,
});
export const perUser = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "user",
  max,
  seconds,
});

/**
 * A high limit, as a clubhouse may share one IP address. Password guessing happens at the identity provider, which
 * has limits of its own.
 */
export const logIns = [perClient("log-in", 120, minute)];
export const links = [perClient("link", 60, minute)];
export const answerLinks = [perClient("answer-link", 60, minute)];

/** Reads and changes of one's own teams and families, counted together. */
export const usual = [perUser("usual", 120, minute)];
export const usualAnd = (...more: RateLimit[]): readonly RateLimit[] => [...usual, ...more];
/** Windows and pages of events, by their cost: 6,000 events a minute. */
export const events: RateLimit = { ...perUser("events", 120, minute), eventsPerTry: 50 };
export const windows = { limits: usualAnd(events), isHeavy: true } as const;
/** Shared by single answers and the batch of offline ones. */
export const answers = perUser("answer", 120, minute);
/** Dry runs count as well: a form reviews its days at each change. */
export const absences = [perUser("absence", 60, minute), perUser("absence", 600, hour)];
/** Counted by `countToken`. */
export const calendars: RateLimit = { name: "calendar", by: "token", max: 60, seconds: hour };
export const cheers = perUser("cheer", 60, minute);
export const invitationTokens = perClient("invitation-token", 60, minute);
