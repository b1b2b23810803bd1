import { insertReport } from "../../../server/core/report/report.store";
import { personBlock } from "../../../server/platform/db/schema/report";
import { addAdult } from "../people/club";
import { say } from "../people/huddle";
import type { ReportOperation } from "./contract-calls-report";
import type { Ready } from "./contract-ready";
import { talkingTeam } from "./contract-ready-huddle";
import type { World } from "./contract-world";

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

/** The operations of reports and folding; see `readyCalls`. */
export const readyReportCalls: { [Id in ReportOperation]: (world: World) => Promise<Ready<Id>> } = {
  readReports: async (world) => {
    const { caller, id } = await withReport(world);
    return { ...caller, input: { id } };
  },
  reportMessage: async (world) => {
    const { caller, id, said } = await withWords(world);
    return { ...caller, input: { id, body: { target_id: said.messageId, reason: "unkind" } } };
  },
  decideReport: async (world) => {
    const { caller, id, reportId } = await withReport(world);
    return { ...caller, input: { id, report_id: reportId, body: { decision: "kept" } } };
  },
  readFoldedPeople: async (world) => ({ ...(await withBlocked(world)).caller, input: {} }),
  foldPerson: async (world) => {
    const { caller, kimId } = await talkingTeam(world);
    return { ...caller, input: { user_id: kimId } };
  },
  unfoldPerson: async (world) => {
    const { caller, kimId } = await withBlocked(world);
    return { ...caller, input: { user_id: kimId } };
  },
};
