import "../support/view/happy-dom";

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, waitFor } from "xstate";
import { selectRows } from "../../machines/base/collection.setup";
import { dripNameFieldMachine } from "../../machines/drip-name/drip-name-field.machine";
import { changePasswordMachine } from "../../machines/password/change-password.machine";
import { selectAuth } from "../../machines/session/session.machine";
import { signOutEverywhereMachine } from "../../machines/session/sign-out-everywhere.machine";
import { appearanceMachine } from "../../machines/settings/appearance.machine";
import { clockMachine } from "../../machines/settings/clock.machine";
import { selectPlace, selectProvider } from "../../machines/settings/settings.machine";
import { wireSettings } from "../../src/app/settings.part";
import { opened, openSession } from "../support/machines/session";
import { user } from "../support/people/user";
import { type Answer, json, openClient, problem } from "../support/server/api";
import { until } from "../support/until";

const test = suite("settings, wired");
const profile = { firstName: "Robyn", lastName: "Reyes", dripName: "ace" };

test("a saved profile is passed to the session and announced", async () => {
  const saved = user({ drip_name: "ace", full_name: "Robin Reyes" });
  const { settings, me, announced, requests } = open(() => json(saved));
  settings.send({ type: "profile.pressed" });
  settings.getSnapshot().children.profile?.send({ type: "profile.submitted", profile });
  assert.is(me()?.first_name, "Robyn");
  await waitFor(settings, (snapshot) => selectPlace(snapshot) === "overview");
  assert.equal([me(), announced.map(({ tone }) => tone)], [saved, ["success"]]);
  assert.equal(
    requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ["PUT /user/user_id/u1/details"],
  );
});

test("a refused profile is rolled back and announced", async () => {
  const { settings, me, announced } = open(() => problem("SERVER_500"));
  settings.send({ type: "profile.pressed" });
  settings.getSnapshot().children.profile?.send({ type: "profile.submitted", profile });
  assert.is(me()?.first_name, "Robyn");
  await until(() => announced.length > 0);
  assert.equal([me(), announced.map(({ tone }) => tone)], [user(), ["error"]]);
});

test("an account without a password names its provider", async () => {
  const reply = { available: false, provider: "google", formatted_provider: "Google" };
  const { settings } = open(() => json(reply));
  settings.send({ type: "password.pressed" });
  await waitFor(settings, (snapshot) => selectPlace(snapshot) === "elsewhere");
  assert.is(selectProvider(settings.getSnapshot()), "Google");
});

test("the password is changed by the sign-in's machine", async () => {
  const { settings, changePassword } = open(() =>
    json({ available: false, provider: "drip", formatted_provider: "Drip" }),
  );
  settings.send({ type: "password.pressed" });
  await waitFor(settings, (snapshot) => selectPlace(snapshot) === "changing");
  assert.is(Reflect.get(settings.getSnapshot().children.password ?? {}, "logic"), changePassword);
});

test("signing out ends the session in this browser", () => {
  const { settings, session } = open(() => json({}));
  settings.send({ type: "sign-out.pressed" });
  const { value, context } = session.getSnapshot();
  assert.equal([value, context.owedLogOut], [{ signedOut: "ending" }, true]);
});

test("signing out everywhere uses the sign-in's machine", () => {
  const { settings, signOutEverywhere } = open(() => json({}));
  settings.send({ type: "sign-out-everywhere.pressed" });
  assert.is(Reflect.get(settings.getSnapshot().children.everywhere ?? {}, "logic"), signOutEverywhere);
});

test("the session list is read from the server, and a session can be ended there", async () => {
  const phone = {
    id: "Vd3kX8dJm1q7w0mTt2bUlB",
    browser: "safari",
    system: "ios",
    created_at: "2026-11-20T17:05:00.000Z",
    last_used_at: "2026-11-21T09:15:00.000Z",
    is_this_one: false,
  };
  const { settings, requests } = open((request) =>
    json(request.method === "DELETE" ? { ended: true } : { items: [phone], next_after: null }),
  );
  settings.send({ type: "sessions.pressed" });
  const list = settings.getSnapshot().children.sessions;
  assert.ok(list);
  await waitFor(list, (snapshot) => selectRows(snapshot).length === 1);
  list.send({ type: "item.changed", change: { id: phone.id, to: null } });
  await waitFor(list, (snapshot) => selectRows(snapshot).length === 0);
  assert.equal(
    requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ["GET /user/me/sessions", `DELETE /user/me/sessions/session_id/${phone.id}`],
  );
});

test("the other parts of the settings are passed through", () => {
  const { wired, given } = open(() => json({}));
  assert.equal(
    [wired.session, wired.appearance, wired.consent].map((part, at) => part === given[at]),
    [true, true, true],
  );
});

const nobody = async () => ({ kind: "failed", failure: "unknown" }) as const;

function open(answer: Answer) {
  const { client, requests } = openClient(answer);
  const { session } = openSession();
  session.send(opened());
  const announced: { tone: string; text: string }[] = [];
  const appearance = createActor(appearanceMachine, { input: { value: "system" } });
  const changePassword = changePasswordMachine.provide({});
  const signOutEverywhere = signOutEverywhereMachine.provide({});
  const wired = wireSettings({
    client,
    session,
    appearance,
    clock: createActor(clockMachine, { input: { value: "device" } }),
    consent: undefined,
    announce: (announcement) => announced.push(announcement),
    changePassword,
    signOutEverywhere,
    dripNameField: dripNameFieldMachine,
    identity: {
      signInWithPassword: nobody,
      signInWithGoogle: nobody,
      reauthenticate: nobody,
      signOut: async () => {},
    },
    sendUnsent: async () => {},
  });
  const settings = createActor(wired.machine, { input: { me: user() } }).start();
  return {
    settings,
    session,
    requests,
    announced,
    changePassword,
    signOutEverywhere,
    wired,
    given: [session, appearance, undefined],
    me: () => selectAuth(session.getSnapshot()).me,
  };
}

test.run();
