import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import type { ZoneSeen } from "../../../domain/account/time-zone";
import { messageTexts } from "../../../domain/problem/message-texts";
import { updateTimeZone, watchZone } from "../../../src/effects/account/time-zone.effects";
import { openListened } from "../../support/browser/listened";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("time zone effects");

test("the zone is sent with the person's token, and the user is returned", async () => {
  const { outcome, requests, told } = await update(() => json(user()));
  assert.equal(outcome, { kind: "updated", timeZone: "Europe/Oslo" });
  assert.equal(
    [requests[0]?.headers.get("authorization"), await requests[0]?.json(), told],
    ["Bearer token-1", { time_zone: "Europe/Oslo" }, [{ type: "me.updated", me: user() }]],
  );
});

test("a refusal with a text is shown; one of the session's, or an unexpected one, is not", async () => {
  for (const code of ["REQUEST_400_INVALID", "AUTH_401_BANNED", "SERVER_503_DATABASE"] as const)
    assert.equal((await update(() => problem(code))).outcome, { kind: "refused", text: messageTexts[code] });
  for (const answer of [
    () => problem("AUTH_401_JWT"),
    () => problem("NOBODY_KNOWS"),
    () => json({ id: "not a user" }),
    () => Promise.reject(new TypeError("offline")),
  ])
    assert.equal((await update(answer)).outcome, { kind: "failed" });
});

test("the device's zone is reported at once, and again on attention and when the network returns", () => {
  const { document, state, page, zone, seen, stop, names } = openDevice();
  assert.equal(seen, ["Europe/Oslo"]);
  zone.now = "Asia/Tokyo";
  for (const visibilityState of ["hidden", "visible"] as const) {
    state.visibilityState = visibilityState;
    document.dispatchEvent(new Event("visibilitychange"));
  }
  assert.equal(seen, ["Europe/Oslo", "Asia/Tokyo"]);
  for (const onLine of [false, true]) {
    state.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? "online" : "offline"));
  }
  assert.is(seen.length, 3);
  stop();
  assert.equal(names(), []);
});

async function update(answer: Answer) {
  const { client, requests } = openClient(answer);
  const told: unknown[] = [];
  const change = { userId: "u1", timeZone: "Europe/Oslo" };
  return { outcome: await updateTimeZone(client, (event) => told.push(event), change), requests, told };
}

function openDevice() {
  const state: { visibilityState: DocumentVisibilityState; onLine: boolean } = {
    visibilityState: "visible",
    onLine: true,
  };
  const document = new EventTarget();
  Object.defineProperty(document, "visibilityState", { get: () => state.visibilityState });
  const { page, names } = openListened({
    document: document as unknown as Document,
    navigator: state as unknown as Navigator,
  });
  const zone = { now: "Europe/Oslo" };
  const seen: string[] = [];
  const watcher = setup({
    types: { events: {} as ZoneSeen },
    actors: { watchZone: fromCallback<ZoneSeen>(() => {}) },
  }).createMachine({
    invoke: { src: "watchZone" },
    on: { "zone.seen": { actions: ({ event }) => seen.push(event.timeZone) } },
  });
  const actor = createActor(
    watcher.provide({ actors: { watchZone: watchZone(page, () => zone.now) } }),
  ).start();
  return { document, state, page, zone, seen, names, stop: () => actor.stop() };
}

test.run();
