import { sql } from "drizzle-orm";
import { samePlayer } from "../../../../../server/platform/db/schema/schedule-answers";
import { acknowledgeEvents } from "../../../../../src/api/calls/acknowledge-events";
import { answerEvent } from "../../../../../src/api/calls/answer-event";
import { joinPlayers } from "../../../../../src/api/calls/join-players";
import { partPlayers } from "../../../../../src/api/calls/part-players";
import { sendSchedule } from "../../../../../src/api/calls/send-schedule";
import { addAdult, addChild, addMember } from "../../../people/club";
import { contractCase } from "../../contract-case";
import { changed, elsewhere, idOf, personOf, plays } from "../../contract-changes";
import type { World } from "../../contract-world";
import { eventId, eventPath, memberId, teamId, twinId } from "../../typical";
import { club, thePractice, withMovedPractice, withPractice } from "./schedule.scenes";

/** The club with a second profile of Sam on the roster. */
async function withTwin(world: World) {
  const made = await club(world);
  const other = await addChild(world, [(await addAdult(world)).user.id]);
  world.clock.advance(1);
  return { ...made, twinId: (await addMember(world, made.id, { childId: other.id })).id };
}

export const answerCases = {
  answerEvent: contractCase({
    call: answerEvent,
    typical: {
      path: { ...eventPath, membership_id: memberId },
      header: { "If-Match": '"0"' },
      body: { answer: "yes", event_version: 1 },
    },
    ready: async (world) => {
      const { caller, path, memberId } = await withPractice(world);
      const body = { answer: "yes", event_version: 1 } as const;
      return { ...caller, input: { path: { ...path, membership_id: memberId }, body } };
    },
    shows: ({ answer, note, is_for_old_time, answered_by }) => ({
      answer,
      note,
      is_for_old_time,
      answered_by,
    }),
    expects: {
      typical: {
        answer: "yes",
        note: null,
        is_for_old_time: false,
        answered_by: { name: "Robin Reyes", is_me: true },
      },
    },
    provokes: {
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
      EVENT_ITEM_403_CALLED_OFF: thePractice({ status: "called_off", calledOffFor: "weather" }),
      REQUEST_412_CHANGED: changed({ answer: "no" }),
    },
  }),
  acknowledgeEvents: contractCase({
    call: acknowledgeEvents,
    typical: { body: { items: [{ team_id: teamId, event_id: eventId, version: 2 }] } },
    ready: async (world) => {
      const { caller, id, event } = await withMovedPractice(world);
      const items = [{ team_id: id, event_id: event.id, version: 2 }];
      return { ...caller, input: { body: { items } } };
    },
    shows: ({ items }) => items.map(({ seen_version }) => seen_version),
    expects: { typical: [2] },
  }),
  sendSchedule: contractCase({
    call: sendSchedule,
    typical: {
      body: {
        items: [
          {
            kind: "answer",
            team_id: teamId,
            event_id: eventId,
            event_version: 1,
            membership_id: memberId,
            answer: "yes",
            answer_version: 0,
          },
        ],
      },
    },
    ready: async (world) => {
      const { caller, id, event, memberId } = await withPractice(world);
      const answer = { answer: "yes", answer_version: 0, event_version: 1 } as const;
      const about = { team_id: id, event_id: event.id, membership_id: memberId };
      return { ...caller, input: { body: { items: [{ kind: "answer" as const, ...about, ...answer }] } } };
    },
    shows: ({ results }) => results.map(({ item, outcome }) => [item, outcome]),
    expects: { typical: [[0, "saved"]] },
  }),
  joinPlayers: contractCase({
    call: joinPlayers,
    typical: { path: { id: teamId, membership_id: twinId }, body: { counts_as: memberId } },
    ready: async (world) => {
      const { caller, id, memberId, twinId } = await withTwin(world);
      return { ...caller, input: { path: { id, membership_id: twinId }, body: { counts_as: memberId } } };
    },
    shows: ({ pairs }) => pairs.length,
    expects: { typical: 1 },
    provokes: {
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
      COLLABORATOR_401_UPDATE: plays,
      // The player already counts as another row.
      REQUEST_412_CHANGED: async (world, ready) => {
        const teamId = idOf(ready);
        const spot = { spotFirstName: "Sam", spotLastInitial: "R" };
        const older = await addMember(world, teamId, {
          ...spot,
          createdAt: new Date("2026-11-01T18:00:00Z"),
        });
        const { rows } = await world.services.db.execute<{ id: string }>(
          sql`select id from membership where number = '7'`,
        );
        const pair = { membershipId: String(rows[0]?.id), countsAs: older.id };
        await world.services.db.insert(samePlayer).values({ teamId, ...pair, byUser: personOf(ready).id });
      },
    },
  }),
  partPlayers: contractCase({
    call: partPlayers,
    typical: { path: { id: teamId, membership_id: twinId } },
    ready: async (world) => {
      const { caller, id, memberId, twinId, userId } = await withTwin(world);
      const pair = { membershipId: twinId, countsAs: memberId };
      await world.services.db.insert(samePlayer).values({ teamId: id, ...pair, byUser: userId });
      return { ...caller, input: { path: { id, membership_id: twinId } } };
    },
    shows: ({ pairs }) => pairs.length,
    expects: { typical: 0 },
    provokes: {
      COLLABORATOR_404: elsewhere(/(\/membership_id\/)[^/]+/),
      COLLABORATOR_401_UPDATE: plays,
    },
  }),
};
