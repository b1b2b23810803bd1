import { cardsOfFirstPage, cardsOfPage } from "../../../domain/feed/limits";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import { type CardTarget, findCardReaders, requireCard } from "../../core/feed/card.store";
import { type FeedRow, findCard, findFeed } from "../../core/feed/feed.store";
import { findVoters } from "../../core/feed/poll.store";
import { readPeople } from "../../core/huddle/people.store";
import { type Caller, requireTeamAccess } from "../../core/team/team-role";
import type { Database, Queries } from "../../platform/db/database";
import { type Place, writePlace } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";
import { presentCard } from "./present-card";

type Schemas = components["schemas"];

/** A page of the feeds that a person reads, or of one team's. */
export async function readFeed(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, teamId, after }: { userId: string; teamId: string | undefined; after: Place | undefined },
): Promise<Schemas["Feed"]> {
  if (teamId !== undefined) await requireTeamAccess(db, userId, teamId);
  const most = after === undefined ? cardsOfFirstPage : cardsOfPage;
  const row = await findFeed(db, { userId, teamId, before: after, most, now: now() });
  if (!row) throw new Problem("FEED_403_PRIVATE");
  return presentFeed(row, now());
}

/** A feed with one card. */
export async function readCard(
  { now }: Pick<Services, "now">,
  db: Queries,
  target: CardTarget,
): Promise<Schemas["Feed"]> {
  const row = await findCard(db, target, now());
  if (!row) throw new Problem("FEED_404");
  return presentFeed(row, now());
}

function presentFeed(row: FeedRow, now: Date): Schemas["Feed"] {
  const blocked = row.blocked ?? [];
  const teams = new Map((row.teams ?? []).map((team) => [team.team_id, team]));
  const cards = (row.cards ?? []).map((card) =>
    presentCard(card, { blocked: new Set(blocked), team: teams.get(card.team_id), now }),
  );
  const last = row.is_whole ? undefined : cards.findLast(({ is_pinned }) => !is_pinned);
  return {
    cards,
    teams: [...teams.values()].map(({ reader_ids: _, guardians: __, ...team }) => team),
    people: row.people ?? [],
    blocked,
    next_after: last ? writePlace({ at: new Date(last.posted_at), id: last.card_id }) : null,
  };
}

/** Who calls, on a post that they read. */
export async function requireCardAccess(db: Database, target: CardTarget) {
  const card = await requireCard(db, target);
  const caller = await requireTeamAccess(db, target.userId, target.teamId).catch((fault: unknown) => {
    // Removed from the team since.
    throw fault instanceof Problem ? new Problem("FEED_404") : fault;
  });
  return { card, caller };
}

const runsFeed = ({ teamRoles }: Caller) => mayTalk(teamRoles, "run_feed");

/** Staff read them always, others if the poll shows its voters. */
export async function readVoters(db: Database, target: CardTarget): Promise<Schemas["Voters"]> {
  const { card, caller } = await requireCardAccess(db, target);
  if (!runsFeed(caller) && !card.poll?.shows_voters) throw new Problem("FEED_401_REQUEST");
  const voters = await findVoters(db, target);
  return { voters, people: await peopleOf(db, target, voters) };
}

/** For staff: who has seen a post, and who has voted. */
export async function readCardReaders(db: Database, target: CardTarget): Promise<Schemas["WhoHasSeen"]> {
  const { caller } = await requireCardAccess(db, target);
  if (!runsFeed(caller)) throw new Problem("FEED_401_REQUEST");
  const readers = await findCardReaders(db, target);
  return { readers, people: await peopleOf(db, target, readers) };
}

const peopleOf = (db: Queries, { teamId }: CardTarget, rows: readonly { user_id: string }[]) =>
  readPeople(
    db,
    rows.map(({ user_id: userId }) => ({ teamId, userId })),
  );
