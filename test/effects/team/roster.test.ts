import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { RosterEntry } from "../../../domain/team/roster";
import { teamPageTexts } from "../../../domain/team/texts";
import {
  endMembership,
  readPhoneNumbers,
  rosterActors,
  saveMember,
} from "../../../src/effects/team/roster.effects";
import { adult, invitation, player, spot } from "../../support/people/team";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("roster effects");

test("the whole roster is read, its rows named by their memberships", async () => {
  const { read, requests } = open(() => json({ entries: [entryOf(player())] }, 200, { etag: 'W/"2"' }));
  assert.equal(await read('W/"1"'), { kind: "listed", items: [player()], nextAfter: null, tag: 'W/"2"' });
  assert.equal(requests.map(spoken), ["GET /team/team_id/t1/membership"]);
  assert.is(requests[0]?.headers.get("if-none-match"), 'W/"1"');
  assert.equal(await open(() => new Response(null, { status: 304 })).read(null), { kind: "unchanged" });
  assert.equal(await open(() => problem("TEAM_404")).read(null), { kind: "gone" });
  assert.equal(await open(() => json({ entries: [7] })).read(null), {
    kind: "refused",
    text: problemTexts.unknown,
  });
});

test("a reminder renews every open invitation of the spot, on whichever page, and is announced", async () => {
  const pages = [
    { items: [invitation({ id: "i1" }), mail("i2", "m4")], next_after: "next" },
    { items: [mail("i3", "m4"), mail("i4", "m4", "withdrawn"), mail("i5", "m9")], next_after: null },
  ];
  const { nudge, requests, said } = open((request) =>
    request.method === "POST" ? json(invitation()) : json(pages[request.url.includes("after=next") ? 1 : 0]),
  );
  assert.equal(await nudge(), { kind: "accepted", item: spot() });
  assert.equal(requests.map(spoken), [
    "GET /team/team_id/t1/invitation",
    "GET /team/team_id/t1/invitation",
    "POST /invitation/invitation_id/i2/renew",
    "POST /invitation/invitation_id/i3/renew",
  ]);
  assert.equal(await requests[2]?.json(), { days: 30 });
  assert.equal(said, [teamPageTexts.nudged]);
});

test("a reminder without an invitation gives the reason", async () => {
  const none = open(() => json({ items: [], next_after: null }));
  assert.equal(await none.nudge(), { kind: "refused", text: teamPageTexts.nothingToNudge });
  const refused = open((request) =>
    request.method === "POST"
      ? problem("INVITATION_401_UPDATE")
      : json({ items: [mail("i2", "m4")], next_after: null }),
  );
  assert.equal(await refused.nudge(), { kind: "refused", text: messageTexts.INVITATION_401_UPDATE });
  const unread = open(() => problem("INVITATION_401_REQUEST"));
  assert.equal(await unread.nudge(), { kind: "refused", text: messageTexts.INVITATION_401_REQUEST });
  assert.equal([...none.said, ...refused.said, ...unread.said], []);
});

test("only changed fields are sent, with the version that was read", async () => {
  const kim = entryOf(adult({ version: 4 }));
  const { client, requests } = openClient(() => json(kim));
  const save = (number: string | null, roles: RosterEntry["roles"]) =>
    saveMember(client, "t1", { form: { number, roles }, key: "", saved: kim });
  assert.equal(await save("9", ["coach"]), { kind: "saved", saved: kim });
  assert.equal(await save(null, ["coach", "player"]), { kind: "saved", saved: kim });
  assert.equal(await save(null, ["coach"]), { kind: "saved", saved: kim });
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    { number: "9" },
    { roles: ["coach", "player"] },
  ]);
  assert.equal(
    requests.map((request) => `${spoken(request)} ${request.headers.get("if-match")}`),
    Array.from({ length: 2 }, () => 'PATCH /team/team_id/t1/membership/membership_id/m2 "4"'),
  );
});

test("after a version conflict the current row is returned", async () => {
  const theirs = player({ number: "10", version: 5 });
  const late = openClient((request) =>
    request.method === "PATCH" ? problem("REQUEST_412_CHANGED") : json({ entries: [entryOf(theirs)] }),
  );
  const input = { form: { number: "9", roles: ["player" as const] }, key: "", saved: entryOf(player()) };
  assert.equal(await saveMember(late.client, "t1", input), { kind: "differs", theirs });
  const gone = openClient((request) =>
    request.method === "PATCH" ? problem("REQUEST_412_CHANGED") : json({ entries: [] }),
  );
  assert.equal(await saveMember(gone.client, "t1", input), {
    kind: "refused",
    text: messageTexts.COLLABORATOR_404,
  });
  const taken = openClient(() => problem("COLLABORATOR_409_NUMBER"));
  assert.equal(await saveMember(taken.client, "t1", input), {
    kind: "refused",
    text: messageTexts.COLLABORATOR_409_NUMBER,
  });
});

test("a membership is ended with the version that was read; one that has ended counts as ended", async () => {
  const ended = openClient(() => json({ ended: true }));
  const end = (client: typeof ended.client, bar = false) =>
    endMembership(client, { teamId: "t1", entry: entryOf(player()), bar });
  assert.equal(
    [await end(ended.client), await end(ended.client, true)],
    [{ kind: "ended" }, { kind: "ended" }],
  );
  assert.equal(
    await Promise.all(ended.requests.map(async (request) => [spoken(request), await request.json()])),
    [
      ["POST /team/team_id/t1/membership/membership_id/m3/end", {}],
      ["POST /team/team_id/t1/membership/membership_id/m3/end", { bar: true }],
    ],
  );
  assert.is(ended.requests[0]?.headers.get("if-match"), '"1"');
  const reply = (code: string) => end(openClient(() => problem(code)).client);
  assert.equal(await reply("COLLABORATOR_404"), { kind: "ended" });
  assert.equal(await reply("REQUEST_412_CHANGED"), {
    kind: "differs",
    text: messageTexts.REQUEST_412_CHANGED,
  });
  assert.equal(await reply("COLLABORATOR_403_LAST_MANAGER"), {
    kind: "refused",
    text: messageTexts.COLLABORATOR_403_LAST_MANAGER,
  });
});

test("phone numbers are read by player", async () => {
  const alex = { user_id: "u5", name: "Alex Reyes", phone_number: "+15550100200" };
  const { client, requests } = openClient(() => json({ items: [alex] }));
  assert.equal(await readPhoneNumbers(client, { teamId: "t1", membershipId: "m3" }), {
    kind: "known",
    numbers: [alex],
  });
  assert.equal(requests.map(spoken), ["GET /team/team_id/t1/membership/membership_id/m3/phone_numbers"]);
  const refused = openClient(() => problem("COLLABORATOR_401_REQUEST"));
  assert.equal(await readPhoneNumbers(refused.client, { teamId: "t1", membershipId: "m3" }), {
    kind: "refused",
    text: messageTexts.COLLABORATOR_401_REQUEST,
  });
});

const entryOf = ({ id: _, ...entry }: ReturnType<typeof player>): RosterEntry => entry;
const mail = (id: string, membership: string, state: "open" | "withdrawn" = "open") =>
  invitation({
    id,
    kind: "spot",
    code: null,
    email_address: "a@example.com",
    membership_id: membership,
    state,
  });
const spoken = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

function open(answer: Answer) {
  const { client, requests } = openClient(answer);
  const said: string[] = [];
  const { read, change } = rosterActors(client, "t1", ({ text }) => said.push(text));
  return {
    requests,
    said,
    read: (tag: string | null) => toPromise(createActor(read, { input: { tag, after: null } }).start()),
    nudge: () => toPromise(createActor(change, { input: { id: "m4", to: spot() } }).start()),
  };
}

test.run();
