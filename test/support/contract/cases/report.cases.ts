import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { insertReport } from "../../../../server/core/report/report.store";
import { personBlock } from "../../../../server/platform/db/schema/report";
import { decideReport } from "../../../../src/api/calls/decide-report";
import { foldPerson } from "../../../../src/api/calls/fold-person";
import { readFoldedPeople } from "../../../../src/api/calls/read-folded-people";
import { readReports } from "../../../../src/api/calls/read-reports";
import { reportMessage } from "../../../../src/api/calls/report-message";
import { unfoldPerson } from "../../../../src/api/calls/unfold-person";
import { addAdult, addMember } from "../../people/club";
import { say } from "../../people/huddle";
import { contractCase } from "../contract-case";
import { changed, elsewhere, idOf, rolesAre, send, sendHeaders } from "../contract-changes";
import type { World } from "../contract-world";
import { keyed, messageId, otherUserId, teamId, versioned } from "../typical";
import { talkingTeam } from "./huddle.scenes";

const namesOf = ({ people }: { people: readonly { name: string }[] }) => people.map(({ name }) => name);

/** Kim said something, and a second manager could decide about it. */
async function withWords(world: World) {
  const made = await talkingTeam(world);
  const { id, path, kimId } = made;
  const said = await say(world, { teamId: id, huddleId: path.huddle_id, userId: kimId }, "You again.");
  return { ...made, said };
}

async function withReport(world: World) {
  const made = await withWords(world);
  const { id, kimId, said } = made;
  const now = world.clock.now();
  const message = {
    seq: 1,
    author_id: kimId,
    text: "You again.",
    made_at: now.toISOString(),
    withdrawn_as: null,
  };
  const reporter = await addAdult(world);
  const reportId = await world.services.db.transaction((tx) =>
    insertReport(tx, {
      teamId: id,
      targetId: said.messageId,
      huddleId: said.huddleId,
      aboutUserId: kimId,
      reporterId: reporter.user.id,
      reason: "unkind",
      note: null,
      copy: { message, before: [], after: [] },
      goesTo: "managers",
      now,
    }),
  );
  if (reportId === undefined) throw new Error("The report was not stored.");
  return { ...made, reportId };
}

async function withBlocked(world: World) {
  const made = await talkingTeam(world);
  await world.services.db.insert(personBlock).values({ userId: made.userId, blockedId: made.kimId });
  return made;
}

export const reportCases = {
  readReports: contractCase({
    call: readReports,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { caller, id } = await withReport(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ reports }) => reports.map(({ reason, copy }) => [reason, copy.message.text]),
    expects: { typical: [["unkind", "You again."]] },
    provokes: { REPORT_404: rolesAre("{player}") },
  }),
  reportMessage: contractCase({
    call: reportMessage,
    typical: {
      path: { id: teamId },
      header: keyed,
      body: { target_id: messageId, reason: "unkind" },
    },
    ready: async (world) => {
      const { caller, id, said } = await withWords(world);
      return {
        ...caller,
        input: { path: { id }, body: { target_id: said.messageId, reason: "unkind" as const } },
      };
    },
    shows: ({ reported }) => reported,
    expects: { typical: true },
    provokes: {
      MESSAGE_404: (_, ready) => send(ready, { target_id: randomUUID() }),
      REPORT_409_CONFLICT: async (_, ready, callDirectly) => {
        await callDirectly();
        sendHeaders(ready, { "idempotency-key": randomUUID() });
      },
      REQUEST_422_REUSED: changed({ reason: "spam" }),
    },
  }),
  decideReport: contractCase({
    call: decideReport,
    typical: {
      path: { id: teamId, report_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1" },
      header: versioned,
      body: { decision: "kept" },
    },
    ready: async (world) => {
      const { caller, id, reportId } = await withReport(world);
      return { ...caller, input: { path: { id, report_id: reportId } } };
    },
    shows: ({ decision, version }) => [decision, version],
    expects: { typical: ["kept", 2] },
    provokes: { REPORT_404: elsewhere(/(\/report_id\/)[^/]+/) },
  }),
  readFoldedPeople: contractCase({
    call: readFoldedPeople,
    typical: {},
    ready: async (world) => (await withBlocked(world)).caller,
    shows: namesOf,
    expects: { typical: ["Kim Nakamura"] },
  }),
  foldPerson: contractCase({
    call: foldPerson,
    typical: { path: { user_id: otherUserId } },
    ready: async (world) => {
      const { caller, kimId } = await talkingTeam(world);
      return { ...caller, input: { path: { user_id: kimId } } };
    },
    shows: namesOf,
    expects: { typical: ["Kim Nakamura"] },
    provokes: {
      BLOCK_403_CIRCLE: async (world, ready) => {
        const { rows } = await world.services.db.execute<{ id: string }>(sql`select id from team`);
        const userId = idOf(ready, "user_id");
        await addMember(world, String(rows[0]?.id), { userId, roles: ["coach"] });
      },
      COLLABORATOR_404: elsewhere(/(\/user_id\/)[^/]+/),
    },
  }),
  unfoldPerson: contractCase({
    call: unfoldPerson,
    typical: { path: { user_id: otherUserId } },
    ready: async (world) => {
      const { caller, kimId } = await withBlocked(world);
      return { ...caller, input: { path: { user_id: kimId } } };
    },
    shows: namesOf,
    expects: { typical: [] },
    provokes: { COLLABORATOR_404: elsewhere(/(\/user_id\/)[^/]+/) },
  }),
};
export type ReportOperation = keyof typeof reportCases;
