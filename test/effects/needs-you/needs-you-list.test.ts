import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import type { Announcement } from "../../../domain/base/announcement";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { createClient } from "../../../src/api/client";
import { needsYouListActors } from "../../../src/effects/needs-you/needs-you-list.effects";
import { textOfCode } from "../../support/problem";
import { json, problem } from "../../support/server/api";

const test = suite("waiting list effects");

const circle: NeedsYouLine = {
  kind: "circle_request",
  id: "w1",
  created_at: "2026-11-20T17:05:00.000Z",
  child_id: "c1",
  request_id: "r1",
};
const asked: NeedsYouLine = {
  kind: "asked",
  id: "w2",
  created_at: "2026-11-21T17:05:00.000Z",
  team_id: "t1",
  request_id: "r2",
};
const wants: NeedsYouLine = {
  kind: "join_request",
  id: "w3",
  created_at: "2026-11-19T17:05:00.000Z",
  team_id: "t1",
};

test("the whole list is read with its ETag, in its order of urgency", async () => {
  const { read, calls } = open(() =>
    Response.json({ items: [asked, circle, wants] }, { headers: { etag: 'W/"2"' } }),
  );
  assert.equal(await read('W/"1"'), {
    kind: "listed",
    items: [wants, circle, asked],
    nextAfter: null,
    tag: 'W/"2"',
  });
  assert.equal(calls, [["GET /user/me/waiting", 'W/"1"', ""]]);
  assert.equal(await open(() => new Response(null, { status: 304 })).read('W/"1"'), { kind: "unchanged" });
  assert.is((await open(() => problem("SERVER_500")).read(null)).kind, "refused");
  assert.is((await open(() => Response.json({ items: [{ id: 7 }] })).read(null)).kind, "refused");
});

test("only known kinds are kept", async () => {
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => {},
    fetch: async () => json({ items: [asked, circle] }),
  });
  const { read } = needsYouListActors(
    client,
    () => assert.unreachable(),
    ({ kind }) => kind === "circle_request",
  );
  const outcome = await toPromise(createActor(read, { input: { tag: null, after: null } }).start());
  assert.equal(outcome.kind === "listed" && outcome.items, [circle]);
});

test("a circle request is decided, and one's own withdrawn", async () => {
  const { decide, calls } = open(({ method }) =>
    method === "DELETE" ? json({ ended: true }) : json({ id: "c1", first_name: "Sam", teams: [] }),
  );
  assert.equal(await decide({ ...circle, decision: "approved" }), { kind: "accepted", item: null });
  assert.equal(await decide({ ...circle, decision: "declined" }), { kind: "accepted", item: null });
  assert.equal(await decide({ ...asked, decision: "withdrawn" }), { kind: "accepted", item: null });
  const path = "POST /child/child_id/c1/circle_request/request_id/r1/decide";
  assert.equal(calls, [
    [path, null, '{"decision":"approved"}'],
    [path, null, '{"decision":"declined"}'],
    ["DELETE /team/team_id/t1/join_request/request_id/r2", null, ""],
  ]);
});

test("an objection ends the request of the other guardian, also one that is over", async () => {
  const line: NeedsYouLine = { ...circle, kind: "guardian_removal", id: "guardian_removal r1" };
  const { decide, calls } = open(() => json({ id: "c1", teams: [] }));
  assert.equal(await decide({ ...line, decision: "objected" }), { kind: "accepted", item: null });
  assert.equal(calls, [["DELETE /child/child_id/c1/removal/request_id/r1", null, ""]]);
  const over = open(() => problem("CHILD_404"));
  assert.equal(await over.decide({ ...line, decision: "objected" }), { kind: "accepted", item: null });
});

test("a notice that needs no answer is dismissed by its id", async () => {
  const { decide, calls } = open(() => json({ ended: true }));
  const notice: NeedsYouLine = { ...wants, kind: "take_over", id: "take_over t1", decision: "dismissed" };
  assert.equal(await decide(notice), { kind: "accepted", item: null });
  assert.equal(calls, [["POST /user/me/waiting/dismiss", null, '{"id":"take_over t1"}']]);
});

const duplicateLine: NeedsYouLine = {
  ...wants,
  kind: "look_alike",
  id: "look_alike n1",
  membership_id: "m2",
  child_id: "c1",
};

test("a second player of a child's name is reported, with an announcement, or dismissed", async () => {
  const { decide, calls, said } = open(({ url }) =>
    json(url.endsWith("/report") ? { sent: true } : { ended: true }),
  );
  assert.equal(await decide({ ...duplicateLine, decision: "dismissed" }), { kind: "accepted", item: null });
  assert.equal(said, []);
  assert.equal(await decide({ ...duplicateLine, decision: "reported", note: "Not his father." }), {
    kind: "accepted",
    item: null,
  });
  await decide({ ...duplicateLine, decision: "reported" });
  assert.equal(said.splice(1).length, 1);
  assert.equal(said, [{ tone: "success", text: "Thanks. We and the team's managers look into it." }]);
  assert.equal(calls, [
    ["POST /user/me/waiting/dismiss", null, '{"id":"look_alike n1"}'],
    [
      "POST /team/team_id/t1/membership/membership_id/m2/report",
      null,
      '{"child_id":"c1","note":"Not his father."}',
    ],
    ["POST /team/team_id/t1/membership/membership_id/m2/report", null, '{"child_id":"c1"}'],
  ]);
});

test("a paused usual yes is said again or ended in its version", async () => {
  const missed: NeedsYouLine = {
    ...wants,
    kind: "usual_ended",
    id: "usual_ended m2 4",
    membership_id: "m2",
    version: 4,
  };
  const usual = {
    team_id: "t1",
    membership_id: "m2",
    since: "2026-11-01",
    until: "2027-05-20",
    said_by: { name: "Jordan", is_me: true },
    said_at: "2026-11-01T10:00:00.000Z",
    version: 5,
    is_paused: false,
  };
  const versions: (string | null)[] = [];
  const { decide, calls } = open((request) => {
    versions.push(request.headers.get("if-match"));
    return json(request.method === "PUT" ? usual : { ended: true });
  });
  for (const decision of ["confirmed", "ended"] as const)
    assert.equal(await decide({ ...missed, decision }), { kind: "accepted", item: null });
  const path = "/team/team_id/t1/usual_yes/membership_id/m2";
  assert.equal(
    [calls, versions],
    [
      [
        [`PUT ${path}`, null, "{}"],
        [`DELETE ${path}`, null, ""],
      ],
      ['"4"', '"4"'],
    ],
  );
  const other = open(() => problem("REQUEST_412_CHANGED"));
  assert.equal(await other.decide({ ...missed, decision: "confirmed" }), { kind: "accepted", item: null });
});

test("a failed report is not announced as sent", async () => {
  const { decide, said } = open(() => problem("CHILD_404"));
  assert.equal(await decide({ ...duplicateLine, decision: "reported" }), {
    kind: "refused",
    text: "We can't find that player. Reload, or ask their guardian.",
  });
  assert.equal(said, []);
});

test("what somebody else settled leaves the list; a failure is announced", async () => {
  for (const code of ["INVITATION_404", "INVITATION_409_CONFLICT", "CHILD_404"] as const)
    assert.equal(await open(() => problem(code)).decide({ ...circle, decision: "approved" }), {
      kind: "accepted",
      item: null,
    });
  const refused = await open(() => problem("CHILD_403_FULL")).decide({ ...circle, decision: "approved" });
  assert.equal(refused, {
    kind: "refused",
    text: "That's the whole bench. There's no room for one more here.",
  });
});

function open(reply: (request: Request) => Response) {
  const calls: [string, string | null, string][] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => assert.unreachable("a quiet call covers nothing"),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push([
        `${request.method} ${pathname}${search}`,
        request.headers.get("if-none-match"),
        await request.clone().text(),
      ]);
      return reply(request);
    },
  });
  const said: Announcement[] = [];
  const { read, change } = needsYouListActors(client, (each) => said.push(each));
  return {
    calls,
    said,
    read: (tag: string | null) => toPromise(createActor(read, { input: { tag, after: null } }).start()),
    decide: (to: NeedsYouLine) => toPromise(createActor(change, { input: { id: to.id, to } }).start()),
  };
}

test.run();
