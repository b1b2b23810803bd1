import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { TeamEntry } from "../../../domain/team/team-list";
import { teamListActors } from "../../../src/effects/team/team-list.effects";
import { type Answer, json, openClient } from "../../support/server/api";

const test = suite("team list effects");
const comets: TeamEntry = {
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  archived_at: null,
  standings: [{ via: "self", roles: ["coach"] }],
  waiting: 2,
};

test("all pages are read, quietly, with the ETag", async () => {
  const { read, requests, events } = open(() => json({ teams: [comets] }, 200, { etag: 'W/"2"' }));
  assert.equal(await read('W/"1"'), { kind: "listed", items: [comets], nextAfter: null, tag: 'W/"2"' });
  assert.equal(
    requests.map(({ url, headers }) => [url, headers.get("if-none-match")]),
    [["https://drip.example/user/me/teams", 'W/"1"']],
  );
  assert.equal(events, []);
});

test("an unchanged list, and a malformed reply", async () => {
  assert.equal(await open(() => new Response(null, { status: 304 })).read('W/"1"'), { kind: "unchanged" });
  assert.equal(await open(() => json({ teams: [{ id: 7 }] })).read(null), {
    kind: "refused",
    text: problemTexts.unknown,
  });
});

function open(answer: Answer) {
  const { client, ...heard } = openClient(answer);
  const { read } = teamListActors(client);
  return {
    ...heard,
    read: (tag: string | null) => toPromise(createActor(read, { input: { tag, after: null } }).start()),
  };
}

test.run();
