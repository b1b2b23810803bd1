import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AwaySent } from "../../../domain/absence/away-form";
import { messageTexts } from "../../../domain/problem/message-texts";
import { awaySender, endAway, readAbsences } from "../../../src/effects/absence/absence.effects";
import { absence, absences, awayReview } from "../../support/people/away";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("absence effects");
const path = "/user/me/absence";
const sent: AwaySent = {
  subject: null,
  request: { people: ["maya", null], first: "2026-07-01", last: "2026-07-14", weekdays: 127 },
};
const body = {
  people: [{ child_id: "maya" }, { child_id: null }],
  first_day: "2026-07-01",
  last_day: "2026-07-14",
  weekdays: 127,
};

/** Keys "k1", "k2". */
function openSender(answer: Parameters<typeof openClient>[0]) {
  const { client, requests } = openClient(answer);
  let keys = 0;
  return { ...awaySender(client, () => `k${++keys}`), requests };
}

test("the household's absences are read", async () => {
  const { client, requests } = openClient(() => json(absences({ items: [absence()] })));
  assert.equal(await readAbsences(client), { kind: "read", absences: absences({ items: [absence()] }) });
  assert.ok(requests[0]?.url.endsWith(path));
  const failing = openClient(() => problem("REQUEST_429_LIMIT", { "Retry-After": "7" }));
  assert.equal(await readAbsences(failing.client), { kind: "limited", seconds: 7 });
});

test("a review and the saving after it are one try, and saving the same again later is another", async () => {
  const { plan, save, requests } = openSender(() => json(awayReview()));
  assert.equal(await plan(sent), { kind: "planned", review: awayReview() });
  assert.equal(await save(sent), { kind: "saved", review: awayReview() });
  await save(sent);
  assert.equal(
    requests.map(({ method, headers }) => [method, headers.get("idempotency-key")]),
    [
      ["POST", "k1"],
      ["POST", "k1"],
      ["POST", "k2"],
    ],
  );
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    { ...body, dry_run: true },
    { ...body, dry_run: false },
    { ...body, dry_run: false },
  ]);
});

test("a try without a reply keeps its key, another request gets one of its own", async () => {
  const { save, requests } = openSender(() => problem("SERVER_500"));
  await save(sent);
  await save(sent);
  await save({ ...sent, request: { ...sent.request, people: ["maya"] } });
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["k1", "k1", "k2"],
  );
});

test("a change names the version that was shown; somebody else's is told apart from a refusal", async () => {
  const change: AwaySent = { ...sent, subject: { id: "a1", version: 4 } };
  const { save, requests } = openSender(() => problem("REQUEST_412_CHANGED"));
  assert.equal(await save(change), { kind: "differs" });
  const [request] = requests;
  assert.equal(
    [request?.method, request?.headers.get("if-match"), request?.url.endsWith(`${path}/absence_id/a1`)],
    ["PATCH", '"4"', true],
  );
  assert.equal(await request?.json(), {
    first_day: body.first_day,
    last_day: body.last_day,
    weekdays: 127,
    dry_run: false,
  });
  const refusing = openSender(() => problem("ABSENCE_403_TOO_MANY"));
  assert.equal(await refusing.save(sent), { kind: "refused", text: messageTexts.ABSENCE_403_TOO_MANY });
});

test("absences end in turn; one that is over already does not stop the others", async () => {
  const items = [absence(), absence({ id: "a2", version: 3 }), absence({ id: "a3" })];
  const { client, requests } = openClient(({ url }) =>
    url.endsWith("a2") ? problem("ABSENCE_404") : json(awayReview({ covers: 2, teams: 1 })),
  );
  const ended = await endAway(client, items);
  assert.is(ended.kind === "ended" && ended.review?.covers, 4);
  assert.equal(
    requests.map(({ method, headers }) => [method, headers.get("if-match")]),
    [
      ["DELETE", '"1"'],
      ["DELETE", '"3"'],
      ["DELETE", '"1"'],
    ],
  );
  const gone = openClient(() => problem("ABSENCE_404"));
  assert.equal(await endAway(gone.client, items), { kind: "ended", review: null });
  const changed = openClient(() => problem("REQUEST_412_CHANGED"));
  assert.equal(await endAway(changed.client, items), { kind: "differs" });
  assert.is(changed.requests.length, 1);
});

test.run();
