import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { selectAuth, sessionMachine } from "../../../machines/session/session.machine";
import { wireTimeZones } from "../../../src/app/time-zones.part";
import { listTimeZones } from "../../../src/effects/account/time-zone-list.effects";
import { user } from "../../support/people/user";
import { accessToken } from "../../support/server/access-token";

const test = suite("time zones");

const opened = {
  type: "session.opened" as const,
  logIn: {
    access_token: accessToken(4_000_000_000),
    refresh_token: "cookie",
    oauth_state: "state",
    pkce_code_challenge: "challenge",
    pkce_code_verifier: "verifier",
  },
  me: user(),
};

function open() {
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  return { session, options: () => selectAuth(session.getSnapshot()).timeZoneOptions };
}

test("the device's own zone comes first, and no zone is listed twice", () => {
  const zones = listTimeZones();
  assert.is(zones[0], new Intl.DateTimeFormat().resolvedOptions().timeZone);
  assert.ok(zones.includes("Europe/Oslo") && zones.length > 300);
  assert.is(new Set(zones).size, zones.length);
});

test("a zone in the device's list is not added again, a missing one is added", () => {
  const { TZ } = process.env;
  for (const zone of ["Europe/Oslo", "UTC"]) {
    process.env.TZ = zone;
    assert.equal(
      listTimeZones().flatMap((each, at) => (each === zone ? [at] : [])),
      [0],
    );
  }
  if (TZ === undefined) Reflect.deleteProperty(process.env, "TZ");
  else process.env.TZ = TZ;
});

test("zone options are set at sign-in and removed at sign-out", () => {
  const { session, options } = open();
  wireTimeZones(session);
  assert.equal(options(), []);
  session.send(opened);
  assert.equal(options(), listTimeZones());
  session.send({ type: "sign-out.chosen" });
  assert.equal(options(), []);
  session.send(opened);
  assert.equal(options(), listTimeZones());
  session.stop();
});

test("somebody signed in before the list is loaded gets it too", () => {
  const { session, options } = open();
  session.send(opened);
  wireTimeZones(session);
  assert.equal(options(), listTimeZones());
  session.stop();
});

test.run();
