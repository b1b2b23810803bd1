import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { messageTexts } from "../../../domain/problem/message-texts";
import { batchesOfAll, batchOfOne } from "../../../domain/team/requests";
import { decideRequests, requestListActors } from "../../../src/effects/team/requests.effects";
import { request } from "../../support/people/team";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("requests effects");

test("all pages are read, so that one press can approve everybody", async () => {
  const pages = [
    { items: [bare("r1"), bare("r2")], next_after: "next" },
    { items: [bare("r3")], next_after: null },
  ];
  const { read, requests } = open(({ url }) => json(pages[url.includes("after=next") ? 1 : 0]));
  assert.equal(await read(), {
    kind: "listed",
    items: [request("r1"), request("r2"), request("r3")],
    nextAfter: null,
    tag: null,
  });
  assert.is(requests.length, 2);
});

test("a missing team and a failure are distinguished", async () => {
  assert.equal(await open(() => problem("TEAM_404")).read(), { kind: "gone" });
  assert.equal(await open(() => problem("INVITATION_401_REQUEST")).read(), {
    kind: "refused",
    text: messageTexts.INVITATION_401_REQUEST,
  });
});

test("each batch is sent under its own key, and all results are returned together", async () => {
  const lines = Array.from({ length: 41 }, (_, index) => request(`r${index}`));
  let keys = 0;
  const batches = batchesOfAll(lines, () => `key-${++keys}`);
  const { client, requests } = openClient(async (asked) => {
    const { decisions } = (await asked.clone().json()) as { decisions: { request_id: string }[] };
    return json({ results: decisions.map(({ request_id }) => ({ request_id, outcome: "approved" })) });
  });
  const outcome = await decideRequests(client, { teamId: "t1", batches });
  assert.is(outcome.kind === "decided" && outcome.results.length, 41);
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["key-1", "key-2"],
  );
  assert.equal(await requests[1]?.json(), {
    is_all: true,
    decisions: [{ request_id: "r40", decision: "approved" }],
  });
});

test("one decision is sent by itself, and a refusal gives its reason", async () => {
  const { client, requests } = openClient(() => problem("TEAM_403_FULL"));
  const batches = [batchOfOne("r1", "barred", "key")];
  assert.equal(await decideRequests(client, { teamId: "t1", batches }), {
    kind: "refused",
    text: messageTexts.TEAM_403_FULL,
  });
  assert.equal(await requests[0]?.json(), { decisions: [{ request_id: "r1", decision: "barred" }] });
});

test("decisions made before a call failed are still returned", async () => {
  let calls = 0;
  const { client } = openClient(() =>
    ++calls === 1 ? json({ results: [{ request_id: "r1", outcome: "approved" }] }) : problem("SERVER_500"),
  );
  const batches = [batchOfOne("r1", "approved", "k1"), batchOfOne("r2", "approved", "k2")];
  assert.equal(await decideRequests(client, { teamId: "t1", batches }), {
    kind: "decided",
    results: [{ request_id: "r1", outcome: "approved" }],
  });
});

function bare(id: string) {
  const { id: _, ...rest } = request(id);
  return rest;
}

function open(answer: Answer) {
  const { client, requests } = openClient(answer);
  const { read } = requestListActors(client, "t1");
  return {
    requests,
    read: () => toPromise(createActor(read, { input: { tag: null, after: null } }).start()),
  };
}

test.run();
