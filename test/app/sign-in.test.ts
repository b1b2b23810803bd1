import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type AnyActorLogic, type AnyStateMachine, createActor, toPromise } from "xstate";
import { openSignIn } from "../../src/app/sign-in.part";
import { type SignInMachinesPorts, signInWith } from "../../src/effects/sign-in/sign-in.actors";
import type { IdentityPort } from "../../src/identity/port";
import { openPage } from "../support/browser/page";
import { logIn } from "../support/machines/session";
import { user } from "../support/people/user";
import { type Answer, json, openClient, problem } from "../support/server/api";

const test = suite("sign-in, wired");
const identity = { idToken: "id-token", emailAddress: "robin@example.com", providerGaveName: true };
const form = {
  emailAddress: "robin@example.com",
  password: "Alley-oop-2026",
  firstName: "Robin",
  lastName: "Reyes",
  dateOfBirth: "1988-02-29",
};

test("only a sign-up that the server accepted is counted", async () => {
  const taken = open(() => json({ user_id: "u1" }));
  assert.equal(await taken.run(["emailSignIn", "signUpStep", "signUp"], form), {
    kind: "signed-up",
    password: "Alley-oop-2026",
  });
  assert.equal(taken.counted, ["sign_up_finished"]);
  const known = open(() => problem("USER_409_CONFLICT"));
  assert.equal(await known.run(["emailSignIn", "signUpStep", "signUp"], form), { kind: "known" });
  assert.equal(known.counted, []);
});

test("only a drip name that was saved is counted", async () => {
  const input = { userId: "u1", dripName: "robin_23", names: null };
  const saved = open(() => json(user()));
  assert.equal(await saved.run(["dripName", "save"], input), { kind: "saved", me: user() });
  assert.equal([saved.counted, saved.told], [["drip_name_claimed"], ["me.updated"]]);
  const taken = open(() => problem("USER_403_DRIP_NAME"));
  assert.equal(await taken.run(["dripName", "save"], input), { kind: "taken" });
  assert.equal([taken.counted, taken.told], [[], []]);
});

test("signing up works where counting is impossible", async () => {
  const { run } = open(() => json({ user_id: "u1" }), { telemetry: Promise.resolve(null) });
  assert.equal(await run(["emailSignIn", "signUpStep", "signUp"], form), {
    kind: "signed-up",
    password: "Alley-oop-2026",
  });
});

test("each placeholder actor of the machines is replaced by its own call", async () => {
  const { emailAddress } = form;
  const me = user();
  const passwords = { me, currentPassword: "old", password: "new" };
  const details = { userId: "u1", dripName: "robin", names: null };
  const credentials = { emailAddress, password: "p" };
  const birthday = { userId: "u1", dateOfBirth: "1988-02-29" };
  for (const [way, input, wanted] of [
    [["emailSignIn", "addressCheck", "check"], { emailAddress }, ["/user/email_address/validate"]],
    [["emailSignIn", "passwordStep", "signIn"], credentials, ["password", "/auth/log_in_with_firebase"]],
    [["emailSignIn", "passwordStep", "requestReset"], { emailAddress }, ["/auth/reset_password"]],
    [["emailSignIn", "signUpStep", "signIn"], credentials, ["password", "/auth/log_in_with_firebase"]],
    [["providerSignIn", "identify"], {}, ["google"]],
    [["providerSignIn", "openSession"], { identity }, ["/auth/log_in_with_provider"]],
    [["providerSignIn", "leaveProvider"], {}, ["sign out"]],
    [["dripName", "check"], { dripName: "robin" }, ["/user/drip_name/validate"]],
    [["dripName", "giveBirthday"], birthday, ["/user/user_id/u1/date_of_birth"]],
    [["birthday", "giveBirthday"], birthday, ["/user/user_id/u1/date_of_birth"]],
    [["birthday", "readProvider"], { me }, ["/user/email_address/validate"]],
    [["dripName", "save"], details, ["/user/user_id/u1/details"]],
    [["dripName", "forceRefresh"], {}, ["forced"]],
    [["changePassword", "change"], passwords, ["proof", "/user/user_id/u1/password"]],
  ] as const) {
    const { run, asked } = open(({ url }) => {
      const { pathname } = new URL(url);
      return pathname.startsWith("/auth/log_in") ? json(logIn()) : json({ ...me, available: true, sent: 1 });
    });
    await run(way, input);
    assert.equal(asked.slice(0, wanted.length), wanted, way.join(" "));
  }
});

test("leaving the sign-in signs out, and its announcements are shown", () => {
  const { machines, asked, announced } = open(() => json({}));
  const actor = createActor(machines.signIn, { input: { me: null, mustChangePassword: false } }).start();
  actor.send({ type: "session.found", me: user({ role: "default" }), mustChangePassword: false });
  actor.send({ type: "sign-out.pressed" });
  assert.equal(asked, ["signed out"]);
  const said = { tone: "success", text: "In" } as const;
  for (const way of [
    [],
    ["emailSignIn", "passwordStep"],
    ["emailSignIn", "signUpStep"],
    ["providerSignIn"],
    ["dripName"],
    ["birthday"],
    ["changePassword"],
  ])
    actionOf(machineAt(machines.signIn, way), "announce")({}, said);
  assert.equal(announced, Array(7).fill(said));
});

test("the provider's library is fetched before anything is pressed", () => {
  const { page } = openPage();
  const { getElementById } = page.document;
  const read: string[] = [];
  page.document.getElementById = (id: string) => {
    read.push(id);
    return getElementById.call(page.document, id);
  };
  const { ports } = open(() => json({}));
  openSignIn(page, ports);
  assert.equal(read, ["drip-config"]);
});

test("an address is passed from one screen to the next, once", () => {
  const { ports } = open(() => json({}));
  const { saveAddress, takeAddress } = openSignIn(openPage().page, ports);
  assert.is(takeAddress(), null);
  const handed = { emailAddress: "robin@example.com", isKnown: true };
  saveAddress(handed);
  assert.equal([takeAddress(), takeAddress()], [handed, null]);
});

test("every sign-in is greeted: by the home page on the first run, by a toast otherwise", () => {
  const greeting = { id: "arrival", tone: "blank", text: "Game on!" };
  for (const [path, said] of [
    ["/app/home?first_run=1", []],
    ["/app/home", [greeting]],
    ["/app/home?settings", [greeting]],
    ["/app/next?first_run=1", [greeting]],
    ["/app/schedule?week=3", [greeting]],
  ] as const) {
    const { ports, announced } = open(() => json({}));
    openSignIn(openPage({ path }).page, ports).greet();
    assert.equal(announced, said, path);
  }
});

type Machine = AnyStateMachine;

/** The machine that implements a nested placeholder actor, by its path of names. */
const machineAt = (machine: Machine, way: readonly string[]): Machine =>
  way.reduce<Machine>(
    (machine, name) => Reflect.get(machine.implementations.actors, name) as unknown as Machine,
    machine,
  );

const actionOf = (machine: Machine, name: string) =>
  Reflect.get(machine.implementations.actions, name) as unknown as (args: object, params: object) => void;

function open(answer: Answer, change: Partial<SignInMachinesPorts> = {}) {
  const asked: string[] = [];
  const counted: string[] = [];
  const told: string[] = [];
  const announced: unknown[] = [];
  const { client } = openClient((request) => {
    asked.push(new URL(request.url).pathname);
    return answer(request);
  });
  const vouch = (name: string) => async () => {
    asked.push(name);
    return { kind: "identified", identity } as const;
  };
  const port: IdentityPort = {
    signInWithPassword: vouch("password"),
    signInWithGoogle: vouch("google"),
    reauthenticate: vouch("proof"),
    signOut: async () => void asked.push("sign out"),
  };
  const ports: SignInMachinesPorts = {
    page: openPage().page,
    client,
    identity: port,
    sendToSession: ({ type }) => told.push(type),
    owesLogOut: () => false,
    announce: (announcement) => announced.push(announcement),
    forceRefresh: async () => void asked.push("forced"),
    signOut: () => asked.push("signed out"),
    telemetry: Promise.resolve({ count: ({ name }) => counted.push(name) }),
    ...change,
  };
  const machines = signInWith(ports);
  const run = (way: readonly string[], input: unknown): Promise<unknown> => {
    const logic = machineAt(machines.signIn, way) as AnyActorLogic;
    return Promise.resolve(toPromise(createActor(logic, { input }).start()));
  };
  return { machines, ports, run, asked, counted, told, announced };
}

test.run();
