import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { SessionEvent } from "../../../domain/session/session";
import { signInTexts } from "../../../domain/sign-in/texts";
import { checkDripName, saveDetails } from "../../../src/effects/drip-name/drip-name.effects";
import {
  confirmReset,
  previewVerification,
  rejectAccount,
  takeOver,
  verifyAddress,
} from "../../../src/effects/mail-links/mail-link.effects";
import { changePassword } from "../../../src/effects/password/change-password.effects";
import { checkAddress } from "../../../src/effects/sign-in/address-check.effects";
import { requestReset } from "../../../src/effects/sign-in/password-step.effects";
import {
  openSession,
  type SignInPorts,
  signInWithPassword,
} from "../../../src/effects/sign-in/sign-in.effects";
import { signUp } from "../../../src/effects/sign-in/sign-up-step.effects";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem, untilGivenUp } from "../../support/server/api";

const test = suite("sign-in effects");
const signal = new AbortController().signal;
const identity = { idToken: "id-token", emailAddress: "robin@example.com", providerGaveName: true };
const logIn = {
  access_token: "access",
  oauth_state: "s",
  pkce_code_challenge: "c",
  pkce_code_verifier: "v",
  refresh_token: "cookie",
};
const credentials = { emailAddress: "robin@example.com", password: "Alley-oop-2026" };

test("a password opens a session by the server's log-in, with cookie transport", async () => {
  const { ports, requests, told } = open(lettingIn());
  assert.equal(await signInWithPassword(ports, credentials, signal), {
    kind: "opened",
    me: user(),
    mustChangePassword: false,
  });
  assert.equal(paths(requests), ["/auth/log_in_with_firebase", "/user/me"]);
  assert.is(requests[0]?.headers.get("x-token-transport"), "cookie");
  assert.equal(await requests[0]?.json(), { email_address: "robin@example.com", id_token: "id-token" });
  assert.is(requests[1]?.headers.get("authorization"), "Bearer access");
  assert.equal(told, [{ type: "session.opened", logIn, me: user() }]);
});

test("Google uses the provider's log-in; a temporary password is passed on", async () => {
  const { ports, requests } = open(lettingIn({ must_change_password: true }));
  const outcome = await openSession(ports, identity, "google", signal);
  assert.is(outcome.kind === "opened" && outcome.mustChangePassword, true);
  assert.is(paths(requests)[0], "/auth/log_in_with_provider");
  assert.equal(await requests[0]?.json(), { provider: "google", access_token: "id-token" });
});

test("when the server refuses, the provider's session is signed out", async () => {
  const { ports, told, signOuts } = open(() => problem("AUTH_401_BANNED"));
  const outcome = await openSession(ports, identity, "google", signal);
  assert.equal([outcome.kind, signOuts(), told], ["refused", 1, []]);
});

test("without the user no session is opened, and the new one is ended", async () => {
  const { ports, requests, told } = open((request) =>
    request.url.endsWith("/user/me") ? problem("SERVER_500") : json(logIn),
  );
  assert.is((await openSession(ports, identity, "drip", signal)).kind, "refused");
  assert.equal([paths(requests).at(-1), told], ["/auth/log_out", []]);
});

test("a session without its user is ended at the provider too, and a refusal has the server's text", async () => {
  for (const [code, text] of [
    ["AUTH_401_BANNED", messageTexts.AUTH_401_BANNED],
    ["SERVER_503_DATABASE", messageTexts.SERVER_503_DATABASE],
    ["AUTH_401_JWT", signInTexts.failed],
    ["NOBODY_KNOWS", signInTexts.failed],
  ] as const) {
    const half = open((request) => (request.url.endsWith("/user/me") ? problem(code) : json(logIn)));
    assert.equal(await openSession(half.ports, identity, "drip", signal), { kind: "refused", text });
    assert.is(half.signOuts(), 1);
  }
  const banned = open(() => problem("AUTH_401_BANNED"));
  assert.equal(await openSession(banned.ports, identity, "drip", signal), {
    kind: "refused",
    text: messageTexts.AUTH_401_BANNED,
  });
});

test("a missing identity and a closed dialog make no call", async () => {
  const { ports, requests } = open(lettingIn());
  const failed = { kind: "refused", text: signInTexts.failed };
  assert.equal(await openSession(ports, null, "google", signal), failed);
  assert.equal(await openSession(ports, identity, "google", AbortSignal.abort()), failed);
  assert.equal(requests, []);
});

test("both methods send the cookie and return a forced password change", async () => {
  for (const provider of ["drip", "google"] as const) {
    const { ports, requests } = open(lettingIn({ must_change_password: true }));
    assert.equal(await openSession(ports, identity, provider, signal), {
      kind: "opened",
      me: user(),
      mustChangePassword: true,
    });
    assert.is(requests[0]?.headers.get("x-token-transport"), "cookie");
  }
});

test("a password is sent to the product's own log-in", async () => {
  const { ports, requests } = open(lettingIn());
  await signInWithPassword(ports, credentials, signal);
  assert.is(paths(requests)[0], "/auth/log_in_with_firebase");
});

test("a malformed log-in reply opens no session", async () => {
  for (const broken of [
    { access_token: 7 },
    { oauth_state: null },
    { pkce_code_challenge: 7 },
    { pkce_code_verifier: 7 },
    { must_change_password: "yes" },
  ]) {
    const { ports, told } = open(lettingIn(broken));
    assert.is((await openSession(ports, identity, "drip", signal)).kind, "refused", JSON.stringify(broken));
    assert.equal(told, []);
  }
});

test("a dialog cancelled during the sign-in leaves no session", async () => {
  const cancelled = new AbortController();
  const { ports, requests, told } = open((request) => {
    cancelled.abort();
    return lettingIn()(request);
  });
  assert.is((await openSession(ports, identity, "drip", cancelled.signal)).kind, "refused");
  assert.equal([paths(requests).at(-1), told], ["/auth/log_out", []]);
});

test("a pending sign-out is sent before the sign-in", async () => {
  const { ports, requests } = open(lettingIn(), { owesLogOut: () => true });
  await openSession(ports, identity, "drip", signal);
  assert.equal(paths(requests), ["/auth/log_out", "/auth/log_in_with_firebase", "/user/me"]);
});

test("the log-in waits for the reply to the pending sign-out", async () => {
  let settle = () => {};
  const owed = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { ports, requests } = open(
    async (request) => {
      if (request.url.endsWith("/auth/log_out")) await owed;
      return lettingIn()(request);
    },
    { owesLogOut: () => true },
  );
  const opening = openSession(ports, identity, "drip", signal);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(paths(requests), ["/auth/log_out"]);
  settle();
  assert.is((await opening).kind, "opened");
});

test("the provider's refusal has its own text and makes no call", async () => {
  const { ports, requests } = open(lettingIn(), {
    identity: failingIdentity,
  });
  assert.equal(await signInWithPassword(ports, credentials, signal), {
    kind: "refused",
    text: "That's not the password we have on file for you.",
  });
  assert.equal(requests, []);
});

test("the address check is quiet and reads its rate limit", async () => {
  const reply = { available: false, provider: "drip", formatted_provider: "Drip" };
  const { ports, events } = open(() => json(reply));
  const check = (answer: Answer) => checkAddress(open(answer).ports.client, "robin@example.com", signal);
  assert.equal(await checkAddress(ports.client, "robin@example.com", signal), {
    kind: "judged",
    message: "Missed you!",
    isBlocking: false,
    step: "password",
  });
  assert.equal(events, []);
  assert.equal(await check(() => problem("USER_400_EMAIL_ADDRESS")), { kind: "malformed" });
  assert.equal(await check(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" })), {
    kind: "limited",
    seconds: 7,
  });
  assert.equal(await check(() => problem("SERVER_500")), { kind: "failed" });
});

test("a sign-up sends the form in the contract's shape", async () => {
  const form = { ...credentials, firstName: "Robin", lastName: "Reyes", dateOfBirth: "1988-02-29" };
  const { ports, requests } = open(() => json({ user_id: "u1" }));
  assert.equal(await signUp(ports.client, form), { kind: "signed-up", password: "Alley-oop-2026" });
  assert.equal(await requests[0]?.json(), {
    email_address: "robin@example.com",
    password: "Alley-oop-2026",
    first_name: "Robin",
    last_name: "Reyes",
    date_of_birth: "1988-02-29",
  });
  const known = open(() => problem("USER_409_CONFLICT"));
  assert.equal(await signUp(known.ports.client, form), { kind: "known" });
  const young = open(() => problem("USER_403_AGE"));
  assert.is((await signUp(young.ports.client, form)).kind, "refused");
});

test("a reset counts as sent only when the server says 1; the limit may be used up", async () => {
  const reset = (answer: Answer) => requestReset(open(answer).ports.client, "robin@example.com");
  assert.equal(
    await reset(() => json({ sent: 1 })),
    { kind: "sent", linkExpiresIn: 900, nextIn: 0 },
    "the plain reply: the link was just sent",
  );
  assert.equal(await reset(() => json({ sent: 1, link_expires_in: 900, next_in: 7 })), {
    kind: "sent",
    linkExpiresIn: 900,
    nextIn: 7,
  });
  assert.equal(await reset(() => json({ sent: 0, next_in: 90 })), { kind: "spent", seconds: 90 });
  assert.is((await reset(() => json({ sent: 0 }))).kind, "refused");
  assert.is((await reset(() => problem("SERVER_500"))).kind, "refused");
  const confirm = (answer: Answer) => confirmReset(open(answer).ports.client, "t");
  assert.equal(await confirm(() => json({ temporary_password: "p", email_address: "robin@example.com" })), {
    kind: "accepted",
    password: "p",
    emailAddress: "robin@example.com",
  });
  assert.equal(await confirm(() => problem("AUTH_400_LINK")), { kind: "used" });
  const verify = (answer: Answer) => verifyAddress(open(answer).ports.client, { token: "t", number: null });
  assert.equal(await verify(() => json({ verified: true })), { kind: "accepted" });
  assert.equal(await verify(() => problem("AUTH_400_LINK")), { kind: "used" });
  assert.equal(await verify(() => problem("AUTH_403_ELSEWHERE")), { kind: "elsewhere" });
  assert.equal(await verify(() => problem("AUTH_403_NUMBER")), { kind: "wrong-number" });
  const reject = (answer: Answer) => rejectAccount(open(answer).ports.client, "t");
  assert.equal(await reject(() => json({ removed: true })), { kind: "accepted" });
  assert.equal(await reject(() => problem("AUTH_400_LINK")), { kind: "used" });
  const preview = (answer: Answer) => previewVerification(open(answer).ports.client, "t");
  assert.equal(
    await preview(() =>
      json({
        email_address: "robin@example.com",
        full_name: "Robin Reyes",
        created_at: "2026-09-05T17:30:00.000Z",
        is_this_browser: false,
        takes_number: true,
        has_password: true,
      }),
    ),
    {
      kind: "previewed",
      account: {
        emailAddress: "robin@example.com",
        fullName: "Robin Reyes",
        isThisBrowser: false,
        takesNumber: true,
        hasPassword: true,
      },
    },
  );
  assert.equal(await preview(() => problem("AUTH_400_LINK")), { kind: "used" });
  assert.equal(await preview(() => problem("SERVER_503_DATABASE")), { kind: "failed" });
});

test("a proof sends the typed number, and the cookie along", async () => {
  const { ports, requests } = open(() => json({ verified: true }));
  await verifyAddress(ports.client, { token: "t", number: "47" });
  assert.equal(await requests[0]?.json(), { token: "t", number: "47" });
  assert.is(requests[0]?.headers.get("x-token-transport"), "cookie");
});

test("a take-over sets the new password and signs in with it; a sign-in that fails leaves it set", async () => {
  const request = { token: "t", password: "Pick-and-roll-27" };
  const taken = json({ email_address: "robin@example.com" });
  const whole = open((request) =>
    request.url.endsWith("new_password") ? taken.clone() : lettingIn()(request),
  );
  assert.equal(await takeOver(whole.ports, request, signal), { kind: "taken", isIn: true });
  assert.equal(paths(whole.requests), [
    "/auth/verify_email_address/new_password",
    "/auth/log_in_with_firebase",
    "/user/me",
  ]);
  assert.equal(await whole.requests[0]?.json(), request);
  const half = open(({ url }) => (url.endsWith("new_password") ? taken.clone() : problem("SERVER_500")));
  assert.equal(await takeOver(half.ports, request, signal), { kind: "taken", isIn: false });
  const used = open(() => problem("AUTH_400_LINK"));
  assert.equal(await takeOver(used.ports, request, signal), { kind: "used" });
  const unfit = open(() => problem("USER_400_PASSWORD"));
  assert.is((await takeOver(unfit.ports, request, signal)).kind, "refused");
  assert.equal(used.told.concat(unfit.told), []);
});

test("a new password needs a fresh proof and lifts the forced change", async () => {
  const { ports, requests, told } = open(() => json(user()));
  const passwords = { me: user(), currentPassword: "old", password: "Alley-oop-2027" };
  assert.equal(await changePassword(ports, passwords), { kind: "changed" });
  assert.equal(await requests[0]?.json(), { id_token: "id-token", password: "Alley-oop-2027" });
  assert.equal(
    told.map(({ type }) => type),
    ["password.changed", "me.updated"],
  );
  const refused = open(() => json(user()), { identity: failingIdentity });
  assert.is((await changePassword(refused.ports, passwords)).kind, "unproven");
  assert.equal(refused.requests, []);
});

test("the proof must be this person's, and a refused change changes nothing", async () => {
  const asked: string[][] = [];
  const reauthenticate: SignInPorts["identity"]["reauthenticate"] = async (...credentials) => {
    asked.push(credentials);
    return { kind: "identified", identity };
  };
  const { ports, requests, told } = open(() => problem("USER_403_AGE"), {
    identity: { ...failingIdentity, reauthenticate },
  });
  const passwords = { me: user(), currentPassword: "old", password: "Alley-oop-2027" };
  assert.equal(await changePassword(ports, passwords), {
    kind: "refused",
    text: messageTexts.USER_403_AGE,
  });
  assert.equal([asked, told], [[["robin@example.com", "old"]], []]);
  assert.is(requests[0]?.headers.get("authorization"), "Bearer token-1");
  const unproven = open(() => json(user()), { identity: failingIdentity });
  assert.equal(await changePassword(unproven.ports, passwords), {
    kind: "unproven",
    text: "That's not the password we have on file for you.",
  });
  const unreachable = open(() => json(user()), {
    identity: {
      ...failingIdentity,
      reauthenticate: async () => ({ kind: "failed", failure: "unreachable" }),
    },
  });
  assert.is((await changePassword(unreachable.ports, passwords)).kind, "refused");
});

test("the address check is aborted with its dialog", async () => {
  const given = new AbortController();
  const check = checkAddress(open(untilGivenUp).ports.client, "robin@example.com", given.signal);
  given.abort();
  assert.equal(await check, { kind: "failed" });
});

test("a drip name is free, taken with suggestions, or profane", async () => {
  const check = (answer: Answer) => checkDripName(open(answer).ports.client, "robin", signal);
  const reply = { contains_profanity: false, available: true };
  assert.equal(await check(() => json(reply)), { kind: "free" });
  assert.equal(await check(() => json({ ...reply, available: false, suggestions: ["robin_1"] })), {
    kind: "taken",
    suggestions: ["robin_1"],
  });
  assert.equal(await check(() => json({ contains_profanity: true, available: true })), { kind: "profane" });
  assert.equal(await check(() => problem("SERVER_500")), { kind: "failed" });
});

test("the drip name check is authenticated and quiet, reads its rate limit and can be aborted", async () => {
  const reply = { contains_profanity: false, available: false };
  const { ports, requests, events } = open(() => json(reply));
  assert.equal(await checkDripName(ports.client, "robin", signal), { kind: "taken", suggestions: [] });
  assert.equal([requests[0]?.headers.get("authorization"), events], ["Bearer token-1", []]);
  const limited = open(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" }));
  assert.equal(await checkDripName(limited.ports.client, "robin", signal), { kind: "limited", seconds: 7 });
  const given = new AbortController();
  const slow = open(untilGivenUp);
  const check = checkDripName(slow.ports.client, "robin", given.signal);
  given.abort();
  assert.equal(await check, { kind: "failed" });
});

test("a name is saved with the person's token at the person's URL", async () => {
  const { ports, requests } = open(() => json(user()));
  await saveDetails(ports.client, ports.sendToSession, { userId: "u1", dripName: "robin", names: null });
  assert.equal(await requests[0]?.json(), { drip_name: "robin" });
  assert.equal(
    [paths(requests), requests[0]?.headers.get("authorization")],
    [["/user/user_id/u1/details"], "Bearer token-1"],
  );
});

test("a saved name updates the user; a lost race and profanity are distinguished", async () => {
  const input = { userId: "u1", dripName: "robin", names: { firstName: "Robin", lastName: "Reyes" } };
  const { ports, requests, told } = open(() => json(user()));
  assert.equal(await saveDetails(ports.client, ports.sendToSession, input), { kind: "saved", me: user() });
  assert.equal(await requests[0]?.json(), { drip_name: "robin", first_name: "Robin", last_name: "Reyes" });
  assert.equal(told, [{ type: "me.updated", me: user() }]);
  const save = (code: string) => saveDetails(open(() => problem(code)).ports.client, () => {}, input);
  assert.equal(await save("USER_403_DRIP_NAME"), { kind: "taken" });
  assert.equal(await save("USER_400_DRIP_NAME"), { kind: "profane" });
  assert.is((await save("SERVER_500")).kind, "refused");
});

const failingIdentity: SignInPorts["identity"] = {
  signInWithPassword: async () => ({ kind: "failed", failure: "wrong-password" }),
  signInWithGoogle: async () => ({ kind: "failed", failure: "popup-closed" }),
  reauthenticate: async () => ({ kind: "failed", failure: "wrong-password" }),
  signOut: async () => {},
};

const lettingIn =
  (change: object = {}): Answer =>
  (request) => {
    if (request.url.endsWith("/user/me")) return json(user());
    return request.url.endsWith("/auth/log_out") ? json({ logged_out: true }) : json({ ...logIn, ...change });
  };

const paths = (requests: Request[]) => requests.map((request) => new URL(request.url).pathname);

function open(answer: Answer, change: Partial<SignInPorts> = {}) {
  const { client, requests, events } = openClient(answer);
  const told: SessionEvent[] = [];
  let signOuts = 0;
  const vouch = async () => ({ kind: "identified", identity }) as const;
  const ports: SignInPorts = {
    client,
    identity: {
      signInWithPassword: vouch,
      signInWithGoogle: vouch,
      reauthenticate: vouch,
      signOut: async () => {
        signOuts++;
      },
    },
    sendToSession: (event) => told.push(event),
    owesLogOut: () => false,
    ...change,
  };
  return { ports, requests, events, told, signOuts: () => signOuts };
}

test.run();
