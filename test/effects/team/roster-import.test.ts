import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { judgeLines, type SpotCall, spotCalls } from "../../../domain/team/roster-import";
import { meanwhileText, noMoreMailsText, notTakenText } from "../../../domain/team/roster-import-texts";
import { rosterLines } from "../../../domain/team/roster-lines";
import type { components } from "../../../openapi";
import { readList, readPeople, sendSpots } from "../../../src/effects/team/roster-import.effects";
import { chosenFile } from "../../support/people/import-files";
import { listOfPlayers, readPlayers, spotSent } from "../../support/people/roster-lists";
import { spot } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("roster import effects");
type NewSpots = components["schemas"]["NewSpots"];

const never = new AbortController().signal;
const read = (reply: () => Response, text: string) => {
  const { client, requests } = openClient(reply);
  const asked = { teamId: "t1", myAddress: "robin@example.com", file: chosenFile(text) };
  return readList(client, asked, never).then((outcome) => ({ outcome, requests }));
};
const entry = ({ id: _, ...line }: ReturnType<typeof spot>) => line;

test("a list is read on the device; the roster is read to compare, and nothing of the file leaves", async () => {
  const { outcome, requests } = await read(() => json({ entries: [entry(spot())] }), listOfPlayers(2));
  const about = { people: [{ key: "ada k", number: null }], myAddress: "robin@example.com" };
  assert.equal(outcome, readPlayers(listOfPlayers(2), about));
  assert.equal(await Promise.all(requests.map(async (request) => [request.method, await request.text()])), [
    ["GET", ""],
  ]);
});

test("files that are empty, a spreadsheet's own, or gone, and a roster that cannot be read", async () => {
  const why = async (text: string) => {
    const { outcome } = await read(() => problem("SERVER_500"), text);
    return outcome.kind === "unreadable" && outcome.why;
  };
  assert.is(await why(" \n"), "empty");
  assert.is(await why("PK\u0003\u0004rest"), "spreadsheet");
  assert.is(await why("a\0b"), "spreadsheet");
  assert.is(await why(listOfPlayers(1)), "no_roster");
  assert.is(await why("Sam\n".repeat(5001)), "too_many");
});

test("at the press on Save the roster is read once more", async () => {
  const listed = openClient(() => json({ entries: [entry(spot())] }));
  assert.equal(await readPeople(listed.client, "t1", never), {
    kind: "compared",
    people: [{ key: "ada k", number: null }],
  });
  const lost = openClient(() => problem("SERVER_500"));
  assert.equal(await readPeople(lost.client, "t1", never), { kind: "failed" });
});

const callOf = (count: number): SpotCall => ({
  lines: Array.from({ length: count }, (_, index) => index + 1),
  rows: Array.from({ length: count }, (_, index) => ({ first_name: `P${index}`, last_initial: "R" })),
  key: "k1",
  keyOfRest: "k2",
});
const invalid = (field: string) =>
  json({ message_code: "REQUEST_400_INVALID", request_id: "r", fields: [{ field, rule: "profanity" }] }, 400);
const kept = (row: number, change = {}) => ({ row, membership_id: `m${row}`, invited: 1, ...change });

test("a call has its key, and each line its outcome", async () => {
  const { client, requests } = openClient(() =>
    json({
      results: [
        kept(0),
        kept(1, { membership_id: null, invited: 0, fault: "COLLABORATOR_409_NUMBER" }),
        kept(2, { invited: 0, fault: "INVITATION_403_TOO_MANY" }),
      ],
    }),
  );
  assert.equal(await sendSpots(client, "t1", callOf(3)), {
    kind: "sent",
    results: [
      spotSent(1),
      spotSent(2, { isKept: false, mails: 0, why: messageTexts.COLLABORATOR_409_NUMBER }),
      spotSent(3, { mails: 0, why: messageTexts.INVITATION_403_TOO_MANY }),
    ],
  });
  assert.equal(
    requests.map(({ url, headers }) => [new URL(url).pathname, headers.get("idempotency-key")]),
    [["/team/team_id/t1/spots", "k1"]],
  );
});

test("a mail that is one too many for today says when to send it", async () => {
  const { client } = openClient(() =>
    json({
      results: [
        kept(0, { invited: 0, fault: "REQUEST_429_LIMIT" }),
        kept(1, { membership_id: null, invited: 0, fault: "REQUEST_429_LIMIT" }),
      ],
    }),
  );
  assert.equal(await sendSpots(client, "t1", callOf(2)), {
    kind: "sent",
    results: [
      spotSent(1, { mails: 0, why: noMoreMailsText }),
      spotSent(2, { isKept: false, mails: 0, why: messageTexts.REQUEST_429_LIMIT }),
    ],
  });
});

test("a name that the server refuses costs no other line: the rest goes under the second key", async () => {
  const { client, requests } = openClient(async (request) => {
    const { rows } = (await request.clone().json()) as NewSpots;
    return rows.length === 3
      ? invalid("rows.1.first_name")
      : json({ results: rows.map((_, row) => kept(row)) });
  });
  const outcome = await sendSpots(client, "t1", callOf(3));
  assert.equal(outcome, {
    kind: "sent",
    results: [spotSent(2, { isKept: false, mails: 0, why: notTakenText }), spotSent(1), spotSent(3)],
  });
  assert.equal(await sendSpots(client, "t1", callOf(3)), outcome, "also when it is sent again");
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["k1", "k2", "k1", "k2"],
  );
});

test("a call whose only name is refused is answered; a limit and a lost network stop it", async () => {
  const refused = openClient(() => invalid("rows.0.first_name"));
  const outcome = await sendSpots(refused.client, "t1", callOf(1));
  assert.equal([outcome.kind, refused.requests.length], ["sent", 1]);
  const limited = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "60" }));
  assert.is((await sendSpots(limited.client, "t1", callOf(1))).kind, "limited");
  const lost = openClient(() => Promise.reject(new TypeError("No network")));
  assert.is((await sendSpots(lost.client, "t1", callOf(1))).kind, "refused");
  const short = openClient(() => json({ results: [] }));
  assert.equal(await sendSpots(short.client, "t1", callOf(1)), {
    kind: "sent",
    results: [spotSent(1, { isKept: false, mails: 0, why: problemTexts.unknown })],
  });
});

test("a player whom another save put on the roster in the same second is named as such", async () => {
  const { client } = openClient(() =>
    json({
      results: [kept(0), { row: 1, membership_id: null, invited: 0, fault: "COLLABORATOR_409_CONFLICT" }],
    }),
  );
  assert.equal(await sendSpots(client, "t1", callOf(2)), {
    kind: "sent",
    results: [spotSent(1), spotSent(2, { isKept: false, mails: 0, why: meanwhileText })],
  });
});

test("a list of 200 leaves in eight calls, without surnames, birthdays and notes", async () => {
  const { client, requests } = openClient(async (request) => {
    const { rows } = (await request.clone().json()) as NewSpots;
    return json({ results: rows.map((_, row) => kept(row)) });
  });
  const outcome = readPlayers(listOfPlayers(200));
  if (outcome.kind !== "read") throw new Error("The list was not read");
  const spots = judgeLines(rosterLines(outcome.table).lines, outcome.about);
  for (const call of spotCalls(spots, () => crypto.randomUUID())) await sendSpots(client, "t1", call);
  const sent = await Promise.all(requests.map((request) => request.text()));
  assert.is(sent.length, 8);
  assert.not.match(sent.join(""), /Rivers|2016|Nuts/);
});

test.run();
