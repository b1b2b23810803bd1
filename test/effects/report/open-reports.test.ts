import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { openReportActors } from "../../../src/effects/report/open-reports.effects";
import { openReport } from "../../support/people/reports";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("a team's open reports");
const { names: _, id, decision: __, ...told } = openReport();
const sent = {
  ...told,
  report_id: id,
  huddle_id: "h1",
  target_id: "m2",
  about_user_id: "kim",
  decision: null,
};
const people = [
  { team_id: "comets", user_id: "kim", shown_name: "Kim", drip_name: null, avatar: null, standing: null },
];

function open(answer: Answer) {
  const asked: Request[] = [];
  const { client } = openClient((request) => {
    asked.push(request.clone());
    return answer(request);
  });
  return { ...openReportActors(client, "comets"), asked };
}

test("the list holds what each report's copy needs to be shown, with the names of who wrote", async () => {
  const { read, asked } = open(() => json({ reports: [sent], people }));
  const listed = await toPromise(createActor(read, { input: { tag: null, after: null } }).start());
  assert.equal(listed.kind === "listed" && [...listed.items], [openReport({ names: { kim: "Kim" } })]);
  assert.is(new URL(asked[0]?.url ?? "").pathname, "/team/team_id/comets/report");
});

test("a decision names the version that was read; one that another manager decided leaves the list too", async () => {
  let isOpen = true;
  const { change, asked } = open(() =>
    isOpen ? json({ ...sent, decision: "kept", version: 2 }) : problem("REPORT_404"),
  );
  const input = { id, to: openReport({ decision: "kept" }) };
  const decide = () => toPromise(createActor(change, { input }).start());
  assert.equal(await decide(), { kind: "accepted", item: null });
  assert.is(asked[0]?.headers.get("if-match"), '"1"');
  assert.equal(await asked[0]?.json(), { decision: "kept" });
  isOpen = false;
  assert.equal(await decide(), { kind: "accepted", item: null });
});

test("a decision that does not arrive is told", async () => {
  const { change } = open(() => problem("SERVER_500"));
  const input = { id, to: openReport({ decision: "withdrawn" }) };
  const outcome = await toPromise(createActor(change, { input }).start());
  assert.is(outcome.kind, "refused");
});

test.run();
