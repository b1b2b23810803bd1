import { sql } from "drizzle-orm";
import type { HuddleKind } from "../../../domain/huddle/huddle";
import { huddlesOfPerson, lastWordsLength, mostUnread } from "../../../domain/huddle/limits";
import type { Queries } from "../../platform/db/database";
import { asked, prepareRows } from "../../platform/db/prepared";
import type { HuddleTarget } from "../access/team-access.store";

/** A huddle as one person sees it. `others` are the people of a group beside that person, in the order in which they came. */
export interface SeenHuddle {
  team_id: string;
  id: string;
  kind: HuddleKind;
  title: string | null;
  is_mine: boolean;
  is_over: boolean;
  last_seq: number;
  read_seq: number;
  unread: number;
  muted_until: string | null;
  event_id: string | null;
  version: number;
  team_name: string;
  as_of: number;
  event: { title: string; opponent: string | null; timing: string; starts_local: string } | null;
  /** The beginning of a card's post. */
  post: string | null;
  others: { user_id: string; first_name: string | null }[] | null;
  last: {
    seq: number;
    author_id: string;
    text: string | null;
    made_at: string;
    withdrawn_as: "author" | "guardian" | "staff" | "support" | null;
  } | null;
}

/** How many people read it is counted for one huddle only. */
type Counted<Readers> = SeenHuddle & { readers: Readers };

const huddles = prepareRows<{ huddles: Counted<number | null>[] | null }>(
  "huddles_of",
  ["huddles"],
  sql`
  select huddles_of(${asked("userId", "text")}, ${asked("now", "timestamptz")}, ${asked("teamId", "uuid")}, ${asked("huddleId", "uuid")},
    ${sql.raw(String(mostUnread))}, ${sql.raw(String(lastWordsLength))}, ${sql.raw(String(huddlesOfPerson))}) as huddles`,
);

/** All huddles of a person, or the requested one. */
async function readHuddles(db: Queries, { userId, now, teamId = null, huddleId = null }: Asked) {
  const [row] = await huddles(db, { userId, now: now.toISOString(), teamId, huddleId });
  return row?.huddles ?? [];
}

type Asked = { userId: string; now: Date; teamId?: string | null; huddleId?: string | null };

/** The huddles that a person reads, the newest first. The sequences' numbers are read in the same statement. */
export const readSeenHuddles = (db: Queries, asked: { userId: string; now: Date }): Promise<SeenHuddle[]> =>
  readHuddles(db, asked);

/** One of them. */
export async function readSeenHuddle(
  db: Queries,
  target: HuddleTarget,
  now: Date,
): Promise<Counted<number> | undefined> {
  const [huddle] = await readHuddles(db, { ...target, now });
  if (!huddle) return undefined;
  if (huddle.readers === null) throw new Error("The readers of one huddle were not counted.");
  return { ...huddle, readers: huddle.readers };
}
