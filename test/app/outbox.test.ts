// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readUnsent } from "../../domain/outbox/unsent";
import { openOutbox } from "../../src/effects/outbox/outbox.actors";
import { unsentKey } from "../../src/effects/outbox/unsent-key.effects";
import { opened, openSession } from "../support/machines/session";
import { newMessage, storedMessage } from "../support/people/unsent";
import { user } from "../support/people/user";
import { said } from "../support/people/week";
import { json, openClient } from "../support/server/api";
import { until } from "../support/until";

const test = suite("outbox, wired");

/** A queue retries by a timer until its session ends, which would keep the process alive. */
const ends: (() => Promise<void>)[] = [];
test.after.each(async () => {
  for (const end of ends.splice(0)) await end();
  localStorage.clear();
});

test("messages and answers are counted together, and flushing sends them all", async () => {
  const { signIn, outbox, turn, urls, unsent } = open();
  signIn("a");
  turn(false);
  outbox().messages.add(fresh());
  outbox().pendingChanges.add(said());
  await until(() => unsent().messages === 1 && unsent().answers === 1);
  turn(true);
  await outbox().flush();
  await until(() => localStorage.getItem(unsentKey) === null);
  assert.equal(urls().sort(), ["/schedule/send", "/team/team_id/comets/huddle/huddle_id/h1/message"]);
});

test("a sign-out ends the outbox, and the next person in the same tab has an empty one", async () => {
  const { signIn, signOut, outbox, turn, urls } = open();
  signIn("a");
  turn(false);
  const first = outbox();
  first.messages.add(fresh());
  assert.is(outbox(), first, "one for each person");
  await until(() => first.messages.unsentOf("h1")[0]?.state.kind === "queued");
  await signOut();
  signIn("b");
  turn(true);
  await outbox().flush();
  assert.equal([outbox().messages.unsentOf("h1"), urls()], [[], []]);
});

test("who signs in again after a sign-out has another outbox, which sends", async () => {
  const { signIn, signOut, outbox, urls } = open();
  signIn("a");
  const first = outbox();
  await signOut();
  signIn("a");
  assert.is.not(outbox(), first);
  outbox().messages.add(fresh());
  await outbox().flush();
  assert.is(urls().length, 1);
});

test("what the device counted for somebody else is forgotten when the next outbox opens", async () => {
  const { signIn, outbox } = open();
  localStorage.setItem(unsentKey, "2+1");
  signIn("b");
  outbox();
  await until(() => localStorage.getItem(unsentKey) === null);
});

test("before the session is restored nothing is sent; the same person's arrival sends it", async () => {
  const { signIn, recall, outbox, urls } = open();
  recall("a");
  outbox().messages.add(fresh());
  await outbox().flush();
  assert.equal(urls(), []);
  signIn("a");
  await until(() => urls().length === 1);
});

test("another person who arrives in their place sends nothing of theirs", async () => {
  const { signIn, recall, outbox, urls } = open();
  recall("a");
  const first = outbox();
  first.messages.add(fresh());
  await first.flush();
  signIn("b");
  await outbox().flush();
  await first.flush();
  assert.equal([outbox() === first, urls()], [false, []]);
  assert.is(first.pendingChanges.snapshot().status, "stopped");
});

/** A message of now, which needs no question. */
const fresh = () => newMessage({ writtenAt: new Date().toISOString() });

function open() {
  let isOnline = true;
  const { client, requests } = openClient(async ({ url }) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return url.endsWith("/schedule/send")
      ? json({ results: [{ item: 0, outcome: "gone", code: "EVENT_ITEM_404" }] })
      : json(storedMessage());
  });
  const { session, answer } = openSession({ hasHint: true });
  const ports = { client, session, announce: () => {} };
  let wasSent = 0;
  const signOut = async () => {
    session.send({ type: "sign-out.chosen" });
    await answer("logOut", "ended");
  };
  ends.push(signOut);
  return {
    outbox: () => openOutbox(ports, window),
    /** The device remembers who was signed in, while the session is being restored. */
    recall: (id: string) => session.send({ type: "me.recalled", me: user({ id }) }),
    signIn: (id: string) => session.send(opened(user({ id }))),
    signOut,
    turn: (isOn: boolean) => {
      isOnline = isOn;
      wasSent = requests.length;
    },
    /** Calls since the network last came or went. */
    urls: () => requests.slice(wasSent).map(({ url }) => new URL(url).pathname),
    unsent: () => readUnsent(localStorage.getItem(unsentKey)),
  };
}

test.run();
