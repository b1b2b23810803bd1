import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createEmulatorIdentity } from "../../src/identity/emulator";
import { createFirebaseIdentity } from "../../src/identity/firebase";
import { createLazyIdentity } from "../../src/identity/lazy";
import type { IdentityPort } from "../../src/identity/port";
import { type Sdk, sdk } from "../../src/identity/sdk";

const test = suite("identity");
const settings = { apiKey: "key", authDomain: "drip.firebaseapp.com", projectId: "drip" };
const identified = {
  kind: "identified",
  identity: { idToken: "id-token", emailAddress: "sam@example.com", providerGaveName: true },
};

test("a real project uses its settings and stores nothing in the browser", () => {
  const { calls } = firebase();
  assert.equal(calls, [
    ["initializeApp", { apiKey: "key", projectId: "drip", authDomain: "drip.firebaseapp.com" }],
    ["initializeAuth", "app", { persistence: sdk.inMemoryPersistence }],
  ]);
});

test("password and popup use the SDK's calls, the popup with its resolver", async () => {
  const { port, calls } = firebase();
  assert.equal(await port.signInWithPassword("sam@example.com", "secret"), identified);
  assert.equal(await port.reauthenticate("sam@example.com", "secret"), identified);
  const popup = port.signInWithGoogle();
  const [name, auth, provider, resolver] = calls.at(-1) ?? [];
  assert.equal([name, auth], ["signInWithPopup", "auth"]);
  assert.instance(provider, sdk.GoogleAuthProvider);
  assert.is(resolver, sdk.browserPopupRedirectResolver);
  assert.equal(await popup, identified);
  await port.signOut();
  assert.equal(
    calls.slice(2).map(([call]) => call),
    ["signInWithEmailAndPassword", "signInWithEmailAndPassword", "signInWithPopup", "signOut"],
  );
});

test("a failure is returned typed, and a failing sign-out never throws", async () => {
  const { port } = firebase({ code: "auth/popup-blocked" });
  assert.equal(await port.signInWithGoogle(), { kind: "failed", failure: "popup-blocked" });
  assert.equal(await port.signInWithPassword("a", "b"), { kind: "failed", failure: "popup-blocked" });
  await port.signOut();
});

test("the emulator is reached through our origin and takes the chosen account's claims", async () => {
  const { fake, calls } = fakeSdk();
  const port = createEmulatorIdentity({ apiKey: null, authDomain: null, projectId: null }, fake, {
    origin: "http://localhost:3000",
    chooseAccount: async () => ({ emailAddress: "Sam@example.com", name: "" }),
  });
  assert.equal(await port.signInWithGoogle(), identified);
  assert.equal(calls.slice(0, 3), [
    ["initializeApp", { apiKey: "demo", projectId: "demo-drip" }],
    ["initializeAuth", "app", { persistence: sdk.inMemoryPersistence }],
    ["connectAuthEmulator", "auth", "http://localhost:3000", { disableWarnings: true }],
  ]);
  const credential = calls[3]?.[2] as { idToken?: string };
  assert.equal(JSON.parse(credential.idToken ?? ""), {
    sub: "google-sam@example.com",
    email: "Sam@example.com",
    email_verified: true,
  });
});

test("closing the chooser counts as a closed popup", async () => {
  const port = createEmulatorIdentity(settings, fakeSdk().fake, {
    origin: "http://localhost:3000",
    chooseAccount: async () => null,
  });
  assert.equal(await port.signInWithGoogle(), { kind: "failed", failure: "popup-closed" });
});

test("the library is loaded once; after that the popup opens within the click", async () => {
  let loads = 0;
  let popups = 0;
  const port: IdentityPort = {
    ...firebase().port,
    signInWithGoogle: async () => {
      popups++;
      return { kind: "failed", failure: "popup-closed" };
    },
  };
  const lazy = createLazyIdentity(async () => {
    loads++;
    return port;
  });
  await Promise.all([lazy.prepare(), lazy.prepare(), lazy.signInWithPassword("a", "b")]);
  void lazy.signInWithGoogle();
  assert.equal([loads, popups], [1, 1]);
});

test("a library that fails to load counts as no network, and loading is retried", async () => {
  let loads = 0;
  const lazy = createLazyIdentity(async () => {
    loads++;
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  for (let press = 0; press < 2; press++)
    assert.equal(await lazy.signInWithGoogle(), { kind: "failed", failure: "unreachable" });
  await lazy.signOut();
  assert.is(loads, 2);
});

function firebase(failure?: { code: string }) {
  const { fake, calls } = fakeSdk(failure);
  return { port: createFirebaseIdentity(settings, fake), calls };
}

/** The library's names with recorders behind them: what crosses this line is what a real project would see. */
function fakeSdk(failure?: { code: string }) {
  const calls: unknown[][] = [];
  const credential = {
    user: { email: "sam@example.com", displayName: "Sam", getIdToken: async () => "id-token" },
  };
  const record =
    (name: string, answer?: unknown) =>
    (...given: unknown[]) => {
      calls.push([name, ...given]);
      return answer;
    };
  const reply =
    (name: string, value?: unknown) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      if (failure) throw failure;
      return value;
    };
  const fake = {
    ...sdk,
    initializeApp: record("initializeApp", "app"),
    initializeAuth: record("initializeAuth", "auth"),
    connectAuthEmulator: record("connectAuthEmulator"),
    signInWithEmailAndPassword: reply("signInWithEmailAndPassword", credential),
    signInWithPopup: reply("signInWithPopup", credential),
    signInWithCredential: reply("signInWithCredential", credential),
    signOut: reply("signOut"),
  } as unknown as Sdk;
  return { fake, calls };
}

test.run();
