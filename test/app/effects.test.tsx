import "../support/view/happy-dom";
import type { ReactElement } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type AnyActorLogic, type AnyStateMachine, createActor, type InputFrom } from "xstate";
import type { timeZoneMachine } from "../../machines/account/time-zone.machine";
import type { pingsMachine } from "../../machines/pings/pings.machine";
import { appearanceMachine } from "../../machines/settings/appearance.machine";
import { clockMachine } from "../../machines/settings/clock.machine";
import type { Client } from "../../src/api/client";
import { firstBaseOf } from "../../src/app/first-base.part";
import { wireMembers } from "../../src/app/members.part";
import { wireSettings } from "../../src/app/settings.part";
import { effect } from "../../src/effects/base/effect.effects";
import { sessionActors } from "../../src/effects/session/session.effects";
import { signInWith } from "../../src/effects/sign-in/sign-in.actors";
import { teamListWith } from "../../src/effects/team/team-list.actors";
import { listenForFaults } from "../../src/effects/telemetry/reports.effects";
import { settled } from "../support/machines/placeholders";
import { openSession } from "../support/machines/session";
import { user } from "../support/people/user";

const test = suite("effects, wired");
const bug = new TypeError("Cannot read properties of undefined (reading 'id')");
const { reportError } = globalThis;
const nativeTemporal = Reflect.get(globalThis, "Temporal");
let reported: unknown[] = [];

test.before.each(() => {
  reported = [];
  globalThis.reportError = (fault) => void reported.push(fault);
});
test.after.each(() => {
  Object.assign(globalThis, { reportError, Temporal: nativeTemporal });
});

const broken = (): never => {
  throw bug;
};
const client: Client = { call: broken, send: broken, textOfCode: broken };
const identity = { idToken: "id-token", emailAddress: "robin@example.com", providerGaveName: true };
/** Input that is valid for every effect. */
const input = {
  me: user(),
  identity,
  emailAddress: "robin@example.com",
  password: "Alley-oop-2026",
  currentPassword: "old",
  firstName: "Robin",
  lastName: "Reyes",
  dateOfBirth: "1988-02-29",
  dripName: "robin_23",
  names: null,
  profile: { firstName: "Robin", lastName: "Reyes", dripName: "robin_23" },
  userId: "u1",
  timeZone: "UTC",
  token: "token",
  accessToken: "token",
  scope: "here",
  tag: null,
  kind: "chat",
};

const effects = new Map([
  ...effectsOf(
    "session",
    sessionActors(client, (_signal, ask) => ask()),
  ),
  ...effectsOfMembers(),
  ...effectsOfSignIn(),
]);

test("the table holds every promise effect of every wired machine", () => {
  assert.equal(
    [...effects.keys()].sort(),
    [
      "dateField.readToday",
      "firstBase.childForm.save",
      "firstBase.gate.birthday.giveBirthday",
      "firstBase.gate.birthday.readProvider",
      "firstBase.gate.inbox.look",
      "firstBase.gate.inbox.readNumber",
      "firstBase.gate.inbox.resend",
      "firstBase.teamForm.save",
      "teamList.read",
      "passwordReset.copy",
      "passwordReset.useLink",
      "pings.count",
      "pings.markSeen",
      "session.logOut",
      "session.readMe",
      "session.refresh",
      "settings.changePassword.change",
      "settings.profileForm.dripNameField.check",
      "settings.profileForm.dripNameField.forceRefresh",
      "settings.profileForm.dripNameField.save",
      "settings.profileForm.dripNameField.giveBirthday",
      "settings.profileForm.save",
      "settings.readProvider",
      "settings.sendUnsent",
      "settings.sessionList.change",
      "settings.sessionList.read",
      "settings.signOutEverywhere.readProvider",
      "settings.signOutEverywhere.signOut",
      "signIn.birthday.giveBirthday",
      "signIn.birthday.readProvider",
      "signIn.changePassword.change",
      "signIn.dripName.check",
      "signIn.dripName.forceRefresh",
      "signIn.dripName.giveBirthday",
      "signIn.dripName.save",
      "signIn.emailSignIn.addressCheck.check",
      "signIn.emailSignIn.passwordStep.requestReset",
      "signIn.emailSignIn.passwordStep.signIn",
      "signIn.emailSignIn.signUpStep.signIn",
      "signIn.emailSignIn.signUpStep.signUp",
      "signIn.providerSignIn.identify",
      "signIn.providerSignIn.leaveProvider",
      "signIn.providerSignIn.openSession",
      "timeZone.updateTimeZone",
      "verifyAddress.preview",
      "verifyAddress.reject",
      "verifyAddress.signIn",
      "verifyAddress.takeOver",
      "verifyAddress.verify",
    ].sort(),
  );
});

for (const [name, logic] of effects)
  test(`a TypeError in ${name} is reported, and its machine still gets the error`, async () => {
    Object.assign(globalThis, { Temporal: { Now: { plainDateISO: broken, timeZoneId: broken } } });
    assert.equal(await failureOf(logic, input), bug);
    assert.equal(reported, [bug]);
  });

test("a reported fault reaches telemetry through the window's error event", async () => {
  const heard: unknown[] = [];
  const hear = listenForFaults({
    handleReply: async () => {},
    log() {},
    report: (fault) => heard.push(fault),
  });
  // Like a browser's reportError, without writing to the console.
  globalThis.reportError = (error) => void window.dispatchEvent(new ErrorEvent("error", { error }));
  window.addEventListener("error", hear);
  await failureOf(effect(broken), undefined);
  window.removeEventListener("error", hear);
  assert.equal(heard, [{ source: "page", error: bug }]);
});

test("an effect that its machine aborted is not reported", async () => {
  const work = effect(
    ({ signal }) => new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason))),
  );
  const actor = createActor(work).start();
  actor.stop();
  await settled();
  assert.equal(reported, []);
});

test("what an effect resolves to is passed on", async () => {
  const actor = createActor(
    effect(async ({ input }: { input: number }) => input + 1),
    { input: 1 },
  ).start();
  await settled();
  assert.equal([actor.getSnapshot().output, reported], [2, []]);
});

async function failureOf(logic: AnyActorLogic, given: InputFrom<AnyActorLogic>) {
  const actor = createActor(logic, { input: given });
  let failure: unknown;
  actor.subscribe({ error: (error) => (failure = error) });
  actor.start();
  // Two turns at most pass before the broken client is called. An actor that goes on running fails here
  // instead of blocking the whole suite.
  for (let turn = 0; turn < 5 && actor.getSnapshot().status === "active"; turn++) await settled();
  assert.is(actor.getSnapshot().status, "error");
  return failure;
}

/** The promise effects by path. Callback effects, which run as long as their machine, are left out. */
function effectsOf(name: string, actors: object): [string, AnyActorLogic][] {
  return Object.entries(actors).flatMap(([actor, logic]) => {
    if (["attention", "network", "proofs", "talk", "watchZone"].includes(actor)) return [];
    return "implementations" in logic ? effectsIn(`${name}.${actor}`, logic) : [[`${name}.${actor}`, logic]];
  });
}

function effectsIn(name: string, machine: AnyStateMachine) {
  return effectsOf(name, machine.implementations.actors);
}

function effectsOfSignIn() {
  const machines = signInWith(signInPorts());
  return Object.entries(machines).flatMap(([name, machine]) =>
    typeof machine === "function" || ["changePassword", "signOutEverywhere", "dripNameField"].includes(name)
      ? []
      : effectsIn(name, machine),
  );
}

function effectsOfMembers() {
  const { session } = openSession();
  const { changePassword, signOutEverywhere, dripNameField, giveBirthday } = signInWith(signInPorts());
  const { identity } = signInPorts();
  const loadMachines = async () => ({
    changePassword,
    signOutEverywhere,
    dripNameField,
    giveBirthday,
    identity,
  });
  const announce = () => {};
  const members = wireMembers({
    client,
    session,
    rememberPath() {},
    telemetry: Promise.resolve(null),
    loadMachines,
    announce,
  }) as ReactElement<{
    timeZone: typeof timeZoneMachine;
    children: ReactElement<{ pings: typeof pingsMachine }>;
  }>;
  const { timeZone, children } = members.props;
  const { machine } = wireSettings({
    client,
    session,
    announce,
    changePassword,
    signOutEverywhere,
    dripNameField,
    identity,
    sendUnsent: broken,
    appearance: createActor(appearanceMachine, { input: { value: "system" } }),
    clock: createActor(clockMachine, { input: { value: "device" } }),
    consent: undefined,
  });
  return [
    ...effectsIn("timeZone", timeZone),
    ...effectsIn("pings", children.props.pings),
    ...effectsIn("settings", machine),
    ...effectsIn("firstBase", firstBaseOf({ client, session, announce, loadMachines })),
    // The list has no changes.
    ...effectsIn("teamList", teamListWith(client)).filter(([name]) => name !== "teamList.change"),
  ];
}

function signInPorts() {
  return {
    page: {
      addEventListener: window.addEventListener.bind(window),
      get navigator() {
        return broken();
      },
    },
    client,
    identity: {
      signInWithPassword: broken,
      signInWithGoogle: broken,
      reauthenticate: broken,
      signOut: broken,
    },
    sendToSession() {},
    owesLogOut: () => false,
    announce() {},
    forceRefresh: broken,
    signOut() {},
    telemetry: Promise.resolve(null),
  };
}

test.run();
