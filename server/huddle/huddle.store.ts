import { sql } from "drizzle-orm";
import type { HuddleKind } from "../../domain/huddle/huddle";
import { huddlesOfPerson, lastWordsLength, mostUnread } from "../../domain/huddle/limits";
import type { HuddleAim } from "../access/reach.store";
import type { Queries } from "../db/database";
import { asked, prepareRows } from "../db/prepared";

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

/** The huddles that a person reads, the newest first. The clocks' numbers are read in the same statement. */
export async function readSeenHuddles(
  db: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<SeenHuddle[]> {
  const [row] = await huddles(db, { userId, now: now.toISOString(), teamId: null, huddleId: null });
  return row?.huddles ?? [];
}

/** One of them. */
export async function readSeenHuddle(
  db: Queries,
  aim: HuddleAim,
  now: Date,
): Promise<Counted<number> | undefined> {
  const [row] = await huddles(db, { ...aim, now: now.toISOString() });
  const [huddle] = row?.huddles ?? [];
  return huddle && { ...huddle, readers: huddle.readers ?? 0 };
}
