import { suite } from "uvu";
import * as assert from "uvu/assert";
import { titleReserved } from "../../../domain/huddle/huddle-texts";
import { actInHuddle } from "../../../src/effects/huddle/action.effects";
import {
  groupStarter,
  readCheers,
  readPickable,
  renameGroup,
} from "../../../src/effects/huddle/group.effects";
import { readOpened, readThreadPage } from "../../../src/effects/huddle/thread.effects";
import { reportSender } from "../../../src/effects/report/report.effects";
import { huddle, key, person, said, thread } from "../../support/people/talking";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("huddle's effects");
const at = "/team/team_id/comets/huddle/huddle_id/h1";
const { signal } = new AbortController();

/** Answers by method, path and query; a text is a refusal's code. */
function open(replies: Record<string, unknown>) {
  const asked: string[] = [];
  const headers: (string | null)[] = [];
  const answer: Answer = (request) => {
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}${search}`;
    asked.push(name);
    headers.push(request.headers.get("idempotency-key"));
    const reply = replies[name];
    if (reply === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof reply === "string" ? problem(reply) : json(reply);
  };
  return { client: openClient(answer).client, asked, headers };
}

test("a huddle opens with its newest messages, and around the first unread one that is further up", async () => {
  const near = open({ [`GET ${at}`]: huddle(), [`GET ${at}/message`]: thread(1, 3) });
  const opened = await readOpened(near.client, { ...key, around: null }, signal);
  assert.is(opened.kind === "read" && opened.start, "newest");
  const far = open({
    [`GET ${at}`]: huddle(),
    [`GET ${at}/message`]: thread(51, 99, { is_whole: false, read_seq: 20 }),
    [`GET ${at}/message?around=21`]: thread(1, 45, { last_seq: 99, read_seq: 20 }),
  });
  const unread = await readOpened(far.client, { ...key, around: null }, signal);
  assert.equal(unread.kind === "read" && [unread.start, unread.thread.messages.length], ["around", 45]);
  const newcomer = open({
    [`GET ${at}`]: huddle(),
    [`GET ${at}/message`]: thread(51, 99, { is_whole: false, read_seq: 0 }),
  });
  await readOpened(newcomer.client, { ...key, around: null }, signal);
  assert.is(newcomer.asked.length, 2);
});

test("a name that the team's own huddle has is refused with its reason", async () => {
  const refused = (rule: string) =>
    openClient(() =>
      json({ message_code: "REQUEST_400_INVALID", request_id: "r", fields: [{ field: "title", rule }] }, 400),
    ).client;
  const input = { form: { title: "Comets staff" }, key: "", saved: huddle() };
  assert.equal(await renameGroup(refused("reserved"), input), { kind: "refused", text: titleReserved });
  const other = await renameGroup(refused("unseen"), input);
  assert.ok(other.kind === "refused" && other.text !== titleReserved);
});

test("without reach a huddle is gone, and a failure says why", async () => {
  const hidden = open({ [`GET ${at}`]: "HUDDLE_404", [`GET ${at}/message`]: "HUDDLE_404" });
  assert.equal(await readOpened(hidden.client, { ...key, around: null }, signal), { kind: "gone" });
  const page = { ...key, target: { before: 4 } };
  const busy = open({ [`GET ${at}/message?before=4`]: "SERVER_500" });
  assert.is((await readThreadPage(busy.client, page, signal)).kind, "refused");
});

test("the huddle is read with its changes only if something changed, or on return", async () => {
  const replies = {
    [`GET ${at}`]: huddle(),
    [`GET ${at}/message?changed_since=3`]: thread(1, 0, { as_of: 3 }),
  };
  const target = (isFresh: boolean) => ({ ...key, target: { changedSince: 3, isFresh } });
  const quiet = open(replies);
  await readThreadPage(quiet.client, target(false), signal);
  assert.is(quiet.asked.length, 1);
  await readThreadPage(quiet.client, target(true), signal);
  assert.is(quiet.asked.length, 3);
  const busy = open({ ...replies, [`GET ${at}/message?changed_since=3`]: thread(4, 4, { as_of: 4 }) });
  const outcome = await readThreadPage(busy.client, target(false), signal);
  assert.equal(outcome.kind === "read" && outcome.huddle, huddle());
});

test("another cheer takes the first one back before it stands", async () => {
  const { client, asked } = open({
    [`DELETE ${at}/message/message_id/m1/reaction`]: said(1),
    [`POST ${at}/message/message_id/m1/reaction`]: said(1, { my_cheer: "fire" }),
  });
  const action = { kind: "cheer", messageId: "m1", cheer: "fire", instead: true } as const;
  const outcome = await actInHuddle(client, "me", { action, huddle: huddle() });
  assert.is(outcome.kind, "message");
  assert.equal(
    asked.map((name) => name.split(" ")[0]),
    ["DELETE", "POST"],
  );
});

test("the server's list to pick from is offered, without those who sit there already", async () => {
  const reader = (id: string) => ({ user_id: id, standing: "guardian", of: [] });
  const readers = (ids: string[]) => ({ readers: ids.map(reader), people: ids.map((id) => person(id)) });
  const group = "/team/team_id/comets/huddle/huddle_id/g1";
  const { client } = open({
    "GET /huddle": { huddles: [huddle()], people: [], as_of: [] },
    [`GET ${at}/reader?to=pick`]: readers(["me", "kim", "dana"]),
    [`GET ${group}/reader`]: readers(["me", "kim"]),
  });
  const ids = async (of: Parameters<typeof readPickable>[1]) => {
    const outcome = await readPickable(client, of);
    return outcome.kind === "known" ? outcome.readers.map(({ user_id: id }) => id) : outcome;
  };
  assert.equal(await ids({ circle: key, into: null }), ["me", "kim", "dana"]);
  const into = huddle({ id: "g1", kind: "group" });
  assert.equal(await ids({ circle: { teamId: "comets", huddleId: "g1" }, into }), ["dana"]);
});

test("who cheered comes in the order of the six, without a person for an erased account, and without a newer server's cheers", async () => {
  const path = `${at}/message/message_id/m1/reaction`;
  const { client } = open({
    [`GET ${path}`]: {
      cheers: [
        { user_id: "kim", cheer: "wow" },
        { user_id: "gone", cheer: "clap" },
        { user_id: "lee", cheer: "confetti" },
        { user_id: "dana", cheer: "clap" },
      ],
      people: ["kim", "dana", "lee"].map((id) => person(id)),
    },
  });
  assert.equal(await readCheers(client, { ...key, messageId: "m1" }), {
    kind: "known",
    value: [
      { userId: "gone", cheer: "clap", person: null },
      { userId: "dana", cheer: "clap", person: person("dana") },
      { userId: "kim", cheer: "wow", person: person("kim") },
    ],
  });
  const hidden = open({ [`GET ${path}`]: "MESSAGE_404" });
  assert.is((await readCheers(hidden.client, { ...key, messageId: "m1" })).kind, "refused");
});

test("the same people and the same report again are the same try, others are new ones", async () => {
  let made = 0;
  const newKey = () => `key-${++made}`;
  const { client, headers } = open({
    "POST /team/team_id/comets/huddle": "HUDDLE_403_FULL",
    "POST /team/team_id/comets/report": { reported: true },
  });
  const start = groupStarter(client, newKey);
  const request = { teamId: "comets", into: null, userIds: ["kim"] };
  assert.is((await start(request)).kind, "refused");
  await start(request);
  await start({ ...request, userIds: ["kim", "dana"] });
  const send = reportSender(client, newKey);
  const report = { teamId: "comets", messageId: "m1", reason: "spam", note: " ", notToStaff: false } as const;
  assert.equal([await send(report), await send(report)], [{ kind: "reported" }, { kind: "reported" }]);
  assert.equal(headers, ["key-1", "key-1", "key-2", "key-3", "key-3"]);
});

test("who is kept out of a huddle is told of in one way, for a new one and for one that stands", async () => {
  const group = "/team/team_id/comets/huddle/huddle_id/g1";
  const { client } = open({
    "POST /team/team_id/comets/huddle": "COLLABORATOR_404",
    [`POST ${group}/seat`]: "COLLABORATOR_404",
  });
  const start = groupStarter(client, () => "key");
  const refused = {
    kind: "refused",
    text: "That line-up won't come together. Try it with fewer people.",
  };
  for (const into of [null, huddle({ id: "g1", kind: "group" })])
    assert.equal(await start({ teamId: "comets", into, userIds: ["kim", "lee"] }), refused);
});

test.run();
