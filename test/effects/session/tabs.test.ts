import { suite } from "uvu";
import * as assert from "uvu/assert";
import { selectAuth } from "../../../machines/session/session.machine";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { joinTabs } from "../../../src/effects/session/tabs.effects";
import { opened, openSession } from "../../support/machines/session";
import { user } from "../../support/people/user";
import { fakeStorage } from "../../support/storage";

const test = suite("tabs");

test("a new tab asks the others for their generation, and answers when asked", () => {
  const { said, hear, session } = open();
  assert.equal(said, ["generation.asked"]);
  session.send(opened());
  said.length = 0;
  hear({ type: "generation.asked" });
  assert.equal(said, ["generation.told 1"]);
});

test("a token is stored and shared, with the forced password change", () => {
  const { said, note, posts, session } = open();
  session.send(opened(user(), { must_change_password: true }));
  assert.equal([said.slice(1), note()], [["token.shared 1"], { generation: 1, owedLogOut: false }]);
  assert.equal(posts.at(-1), {
    type: "token.shared",
    generation: 1,
    accessToken: selectAuth(session.getSnapshot()).accessToken,
    mustChangePassword: true,
  });
});

test("what another tab shares is taken, and only true forces a password change", () => {
  for (const [mustChangePassword, wanted] of [
    [true, true],
    [false, false],
    [undefined, false],
    ["true", false],
  ] as const) {
    const { hear, session } = open();
    session.send(opened());
    hear({ type: "token.shared", generation: 1, accessToken: "a.b.c", mustChangePassword });
    const auth = selectAuth(session.getSnapshot());
    assert.equal([auth.accessToken, auth.mustChangePassword], ["a.b.c", wanted]);
  }
});

test("a chosen sign-out is stored before it is sent, and again once the server confirmed", async () => {
  const { said, note, session, answer, notes } = open();
  session.send(opened());
  said.length = 0;
  session.send({ type: "sign-out.chosen" });
  assert.equal([said, notes], [["session.ended 2"], [{ generation: 2, owedLogOut: true }]]);
  await answer("logOut", "ended");
  assert.equal(note(), { generation: 2, owedLogOut: false });
});

test("an end that another tab or the server caused is not passed on", async () => {
  const told = open();
  told.session.send(opened());
  told.said.length = 0;
  told.hear({ type: "session.ended", generation: 4 });
  assert.equal([told.said, told.note()], [[], { generation: 1, owedLogOut: false }]);
  assert.equal(told.session.getSnapshot().value, { signedOut: "settled" });
  assert.is(told.session.getSnapshot().context.generation, 4);
  const refused = open();
  refused.session.send(opened());
  refused.said.length = 0;
  refused.session.send({ type: "refresh.forced" });
  await refused.answer("refresh", { kind: "refused", isBanned: false });
  assert.equal([refused.said, refused.note()], [[], { generation: 1, owedLogOut: false }]);
});

test("the others' generation is taken, and an incomplete message ignored", () => {
  const { hear, session } = open();
  session.send(opened());
  hear({ type: "generation.told", generation: 9 });
  assert.is(session.getSnapshot().context.generation, 9);
  const before = session.getSnapshot();
  for (const message of [
    { type: "generation.told" },
    { type: "generation.told", generation: "10" },
    { type: "session.ended", generation: "10" },
    { type: "token.shared", generation: 10 },
    { type: "token.shared", generation: 10, accessToken: 7 },
    { type: "token.refused", generation: 10, accessToken: selectAuth(before).accessToken },
    { type: "sign-out.chosen", generation: 10, scope: "here" },
    null,
  ])
    hear(message);
  assert.equal(session.getSnapshot().context, before.context);
  assert.equal(session.getSnapshot().value, before.value);
});

test("a browser without a channel stores all the same", () => {
  const { note, session } = open({ hasChannel: false });
  session.send(opened());
  assert.equal(note(), { generation: 1, owedLogOut: false });
});

test("after stopping nothing is sent or stored, and the channel is closed", async () => {
  const { said, session, leave, note } = open({ hasHint: true });
  leave();
  assert.equal(said, ["generation.asked", "closed"]);
  session.send(opened());
  session.send({ type: "sign-out.chosen" });
  assert.equal([said.length, note()], [2, null]);
});

/** A tab with its posted messages and stored notes, and a function to send it a message. */
function open({ hasChannel = true, hasHint = false } = {}) {
  const values = fakeStorage();
  const { session, answer } = openSession({ hasHint });
  const said: string[] = [];
  const posts: { type: string; generation?: number }[] = [];
  const notes: unknown[] = [];
  const note = () => JSON.parse(values.getItem("drip.session") ?? "null");
  const channel = {
    onmessage: null as BroadcastChannel["onmessage"],
    postMessage: (message: { type: string; generation?: number }) => {
      posts.push(message);
      said.push([message.type, message.generation].join(" ").trim());
      if (message.type === "session.ended") notes.push(note());
    },
    close: () => void said.push("closed"),
  };
  const leave = joinTabs(
    session,
    createSafeStorage(() => values),
    hasChannel ? channel : null,
  );
  const hear = (data: unknown) =>
    channel.onmessage?.call(channel as unknown as BroadcastChannel, { data } as MessageEvent);
  return { session, answer, said, posts, notes, note, hear, leave };
}

test.run();
