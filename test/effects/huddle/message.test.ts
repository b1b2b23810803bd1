import { suite } from "uvu";
import * as assert from "uvu/assert";
import { outsideText } from "../../../domain/huddle/queued-message";
import { messageTexts } from "../../../domain/problem/message-texts";
import { messageSender, sendMessages } from "../../../src/effects/huddle/message.effects";
import { newMessage, queued, storedMessage, writtenAt } from "../../support/people/unsent";
import { type Answer, html, json, openClient, problem } from "../../support/server/api";

const test = suite("sending messages");

const outcome = async (answer: Answer, said = queued()) =>
  (await sendMessages(openClient(answer).client, [said], writtenAt))[0]?.outcome ?? null;

test("a message is sent with the device's id and, in a group, with the version that was shown", async () => {
  const { client, requests } = openClient(() => json(storedMessage()));
  const said = queued({ mentions: ["kim"], replyTo: 7, huddleVersion: 3 });
  assert.equal(await sendMessages(client, [said], writtenAt), [
    { said, outcome: { kind: "saved", message: storedMessage() } },
  ]);
  const [request] = requests;
  assert.ok(request?.url.endsWith("/team/team_id/comets/huddle/huddle_id/h1/message"));
  const body = { message_id: "m1", text: "We're by the gate." };
  assert.equal(await request?.json(), { ...body, mentions: ["kim"], reply_to: 7, huddle_version: 3 });
  await sendMessages(client, [queued()], writtenAt);
  assert.equal(await requests[1]?.json(), { ...body, mentions: [] });
});

test("a message of yesterday is not sent but asked about", async () => {
  const { client, requests } = openClient(() => json(storedMessage()));
  const [settled] = await sendMessages(client, [queued()], writtenAt + 25 * 60 * 60 * 1000);
  assert.equal([settled?.outcome, requests.length], [{ kind: "old" }, 0]);
});

test("only a code that says no about the message refuses it; everything else leaves it to be sent again", async () => {
  const unknown: readonly Answer[] = [
    () => {
      throw new TypeError("Failed to fetch");
    },
    () => problem("SERVER_500"),
    () => problem("SERVER_503"),
    () => problem("REQUEST_429_LIMIT"),
    () => problem("AUTH_401_JWT"),
    () => problem("AUTH_403_MUST_CHANGE"),
    () => html(502),
    () => html(200),
    () => json({ of: "another shape" }),
    () => json({ message_code: "A_CODE_OF_A_LATER_RELEASE" }, 403),
  ];
  for (const answer of unknown) assert.is(await outcome(answer), null);
  for (const code of ["HUDDLE_403_INACTIVE", "COMMENT_403_MENTION", "MESSAGE_404"] as const)
    assert.equal(await outcome(() => problem(code)), { kind: "refused", text: messageTexts[code] });
});

test("whoever left the huddle or its team reads that, not that it has broken up", async () => {
  assert.equal(await outcome(() => problem("HUDDLE_404")), { kind: "refused", text: outsideText });
});

/** A group whose people changed since the message was written. */
const group =
  (readerIds: readonly string[], { again = () => problem("REQUEST_412_CHANGED"), read = 200 } = {}): Answer =>
  async (request) => {
    if (request.method === "POST") {
      const { huddle_version } = await request.json();
      return huddle_version === 4 ? again() : problem("REQUEST_412_CHANGED");
    }
    if (read !== 200) return read === 404 ? problem("HUDDLE_404") : problem("SERVER_503");
    if (!request.url.endsWith("/reader")) return json(huddle);
    return json({
      readers: readerIds.map((user_id) => ({ user_id, standing: "guardian", of: [] })),
      people: readerIds.map((user_id) => ({
        team_id: "comets",
        user_id,
        shown_name: user_id.toUpperCase(),
        drip_name: null,
        avatar: null,
        standing: "guardian",
      })),
    });
  };
const huddle = {
  id: "h1",
  team_id: "comets",
  kind: "group",
  name: "Nets",
  title: "Nets",
  is_mine: false,
  is_over: false,
  last_seq: 2,
  read_seq: 2,
  unread: 0,
  muted_until: null,
  readers: 3,
  event_id: null,
  version: 4,
};
const inGroup = (readerIds?: readonly string[]) =>
  queued({ huddleVersion: 3, ...(readerIds && { readerIds }) });

test("when somebody came into the group, the person is asked by name, and nothing is sent meanwhile", async () => {
  const { client, requests } = openClient(group(["dana", "kim", "lee"]));
  const [settled] = await sendMessages(client, [inGroup(["dana", "lee"])], writtenAt);
  assert.equal(settled?.outcome, {
    kind: "changed",
    joined: ["KIM"],
    huddleVersion: 4,
    readerIds: ["dana", "kim", "lee"],
  });
  assert.equal(
    requests.map(({ method }) => method),
    ["POST", "GET", "GET"],
  );
  const unnamed = await outcome(group(["dana", "kim"]), inGroup());
  assert.equal(unnamed?.kind === "changed" && unnamed.joined, [], "who read it was not known");
});

test("when somebody left or the title changed, the message goes to whom it was written", async () => {
  const saved = () => json(storedMessage());
  const said = inGroup(["dana", "kim", "lee"]);
  assert.equal(await outcome(group(["dana", "kim"], { again: saved }), said), {
    kind: "saved",
    message: storedMessage(),
  });
  assert.is(await outcome(group(["dana", "kim"]), said), null, "changed once more: tried again later");
  assert.equal(await outcome(group(["dana"], { again: () => problem("HUDDLE_403_INACTIVE") }), said), {
    kind: "refused",
    text: messageTexts.HUDDLE_403_INACTIVE,
  });
});

test("who was put out of the group meanwhile is told so; without a reply the message is tried again", async () => {
  assert.equal(await outcome(group([], { read: 404 }), inGroup([])), {
    kind: "refused",
    text: outsideText,
  });
  assert.is(await outcome(group([], { read: 503 }), inGroup([])), null);
});

test("one message of each huddle goes at a time, and each has its own outcome", async () => {
  const { client } = openClient(async (request) =>
    request.url.includes("/h2/") ? problem("HUDDLE_404") : json(storedMessage()),
  );
  const all = [queued(), queued({ huddleId: "h2", messageId: "m2" })];
  assert.equal(
    (await sendMessages(client, all, writtenAt)).map(({ said, outcome: of }) => [said.messageId, of.kind]),
    [
      ["m1", "saved"],
      ["m2", "refused"],
    ],
  );
});

test("what waits, asks or was refused would be lost by a sign-out", () => {
  const { count } = messageSender(openClient(() => json({})).client, Date.now);
  const said = queued(newMessage());
  assert.equal(count({ waiting: [said], held: [{ said, outcome: { kind: "old" } }] }), {
    answers: 0,
    gotIts: 0,
    messages: 2,
    marks: 0,
    turns: 0,
    rides: 0,
  });
});

test.run();
