import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { Team } from "../../../domain/team/team-page";
import { closeSeason, saveSeason } from "../../../src/effects/team/season.effects";
import { archiveTeam, liftBar, readTeam } from "../../../src/effects/team/team.effects";
import { changeTeam } from "../../../src/effects/team/team-form.effects";
import { team } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("team effects");
const { signal } = new AbortController();
const fall = { name: "Fall", startsOn: "2026-08-15", endsOn: "2026-11-30" };

test("a team is read with its ETag, which the next read sends", async () => {
  const { client, requests, events } = openClient(() => json(team(), 200, { etag: 'W/"2"' }));
  assert.equal(await readTeam(client, { teamId: "t1", tag: 'W/"1"', signal }), {
    kind: "read",
    team: team(),
    tag: 'W/"2"',
  });
  assert.equal(requests.map(spoken), ['GET /team/team_id/t1 W/"1" null']);
  assert.equal(events, [], "the page shows that it is being read");
});

test("an unchanged team, a missing one and a failure are distinguished", async () => {
  const readOf = (reply: () => Response) =>
    readTeam(openClient(reply).client, { teamId: "t1", tag: null, signal });
  assert.equal(await readOf(() => new Response(null, { status: 304 })), { kind: "unchanged" });
  assert.equal(await readOf(() => problem("TEAM_404")), { kind: "gone" });
  assert.equal(await readOf(() => problem("SERVER_500")), {
    kind: "refused",
    text: messageTexts.SERVER_500,
  });
  assert.equal(await readOf(() => json({ id: 7 })), { kind: "refused", text: problemTexts.unknown });
});

test("a season is saved with the version that was read; after a conflict the current team is read", async () => {
  const saved = team({ version: 4 });
  const done = openClient(() => json(saved));
  assert.equal(await saveSeason(done.client, { form: fall, key: "", saved: team() }), {
    kind: "saved",
    saved,
  });
  assert.equal(await Promise.all(done.requests.map(whole)), [
    [
      'PUT /team/team_id/t1/season null "3"',
      { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" },
    ],
  ]);
  const late = openClient((request) =>
    request.method === "PUT" ? problem("REQUEST_412_CHANGED") : json(team({ version: 9 })),
  );
  assert.equal(await saveSeason(late.client, { form: fall, key: "", saved: team() }), {
    kind: "differs",
    theirs: team({ version: 9 }),
  });
  assert.equal(
    late.requests.map(({ method }) => method),
    ["PUT", "GET"],
  );
});

test("a season is closed once for its key, with the version that was read and the next one if it is named", async () => {
  const saved = team({ version: 4 });
  const { client, requests } = openClient(() => json(saved));
  const sent = { key: "k1", saved: team() };
  assert.equal(await closeSeason(client, { form: { next: null }, ...sent }), { kind: "saved", saved });
  await closeSeason(client, { form: { next: fall }, ...sent });
  const call = 'POST /team/team_id/t1/season/close null "3"';
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["k1", "k1"],
  );
  assert.equal(await Promise.all(requests.map(whole)), [
    [call, {}],
    [call, { next: { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" } }],
  ]);
});

test("a season that another manager closed meanwhile is refused, another change of the team is shown", async () => {
  const season = (id: string, closed_at: string | null) => ({
    id,
    name: id,
    starts_on: "2026-08-15",
    ends_on: "2026-11-30",
    closed_at,
  });
  const seen = team({ seasons: [season("fall", null)] });
  const closeOver = (now: Partial<Team>) => {
    const { client } = openClient((request) =>
      request.method === "POST" ? problem("REQUEST_412_CHANGED") : json(team({ version: 9, ...now })),
    );
    return closeSeason(client, { form: { next: null }, key: "k1", saved: seen });
  };
  const refused = { kind: "refused", text: messageTexts.SEASON_404 };
  const closed = season("fall", "2026-11-26T09:00:00.000Z");
  assert.equal(await closeOver({ seasons: [closed] }), refused);
  assert.equal(await closeOver({ seasons: [season("spring", null), closed] }), refused);
  assert.equal(await closeOver({ name: "Stars", seasons: seen.seasons }), {
    kind: "differs",
    theirs: team({ name: "Stars", version: 9, seasons: seen.seasons }),
  });
});

test("a team is archived and restored with the version that was read", async () => {
  const { client, requests } = openClient(() => json(team()));
  await archiveTeam(client, { team: team(), archived: true });
  await archiveTeam(client, { team: team(), archived: false });
  assert.equal(await Promise.all(requests.map(whole)), [
    ['POST /team/team_id/t1/archive null "3"', { archived: true }],
    ['POST /team/team_id/t1/archive null "3"', { archived: false }],
  ]);
  const refused = openClient(() => problem("TEAM_401_DELETE"));
  assert.equal(await archiveTeam(refused.client, { team: team(), archived: true }), {
    kind: "refused",
    text: messageTexts.TEAM_401_DELETE,
  });
});

test("a bar is lifted; one that is lifted already counts as lifted", async () => {
  const { client, requests } = openClient(() => json(team()));
  assert.equal(await liftBar(client, { team: team(), userId: "u9" }), { kind: "saved", saved: team() });
  assert.equal(requests.map(spoken), ["DELETE /team/team_id/t1/bar/user_id/u9 null null"]);
  const gone = openClient((request) =>
    request.method === "DELETE" ? problem("COLLABORATOR_404") : json(team({ version: 5 })),
  );
  assert.equal(await liftBar(gone.client, { team: team(), userId: "u9" }), {
    kind: "saved",
    saved: team({ version: 5 }),
  });
  const refused = openClient(() => problem("TEAM_401_UPDATE"));
  assert.equal(await liftBar(refused.client, { team: team(), userId: "u9" }), {
    kind: "refused",
    text: messageTexts.TEAM_401_UPDATE,
  });
});

test("a single field is sent with the version that was read; a conflict reads the team again", async () => {
  const { client, requests } = openClient(() => json(team()));
  const change = { families_post: true };
  assert.is((await changeTeam(client, { team: team(), change })).kind, "saved");
  assert.equal(await Promise.all(requests.map(whole)), [
    [`PATCH /team/team_id/t1 null "${team().version}"`, change],
  ]);
  const theirs = team({ version: 9 });
  const late = openClient((request) =>
    request.method === "PATCH" ? problem("REQUEST_412_CHANGED") : json(theirs),
  );
  assert.equal(await changeTeam(late.client, { team: team(), change }), { kind: "differs", theirs });
});

const spoken = ({ method, url, headers }: Request) =>
  `${method} ${new URL(url).pathname} ${headers.get("if-none-match")} ${headers.get("if-match")}`;
const whole = async (request: Request) => [spoken(request), await request.json()];

test.run();
