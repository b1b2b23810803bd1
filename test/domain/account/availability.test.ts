import { suite } from "uvu";
import * as assert from "uvu/assert";
import { judgeAvailability } from "../../../domain/account/availability";
import { formattedProviders, ownProvider, readProvider } from "../../../domain/identity/provider";

const test = suite("availability");
const free = { available: true, provider: null, formatted_provider: null };

test("an address of another provider blocks and names the provider", () => {
  assert.equal(
    judgeAvailability("sam@example.com", {
      available: false,
      provider: "google",
      formatted_provider: "Google",
    }),
    {
      message: "You've previously used Google to sign in. Please sign in with them again.",
      isBlocking: true,
      step: "sign-up",
      heldBy: "google",
    },
  );
});

test("a member's address continues to the password", () => {
  assert.equal(
    judgeAvailability("sam@example.co", { available: false, provider: "drip", formatted_provider: "Drip" }),
    { message: "Missed you!", isBlocking: false, step: "password" },
  );
});

test("an address that may be cut short passes with a hint", () => {
  for (const address of ["sam@example.co", "sam@example.ne", "sam@example.or", "sam@example.CO"])
    assert.equal(judgeAvailability(address, free), {
      message: "Good to go, but please double-check your email address.",
      isBlocking: false,
      step: "sign-up",
      isDoubtful: true,
    });
});

test("any other free address continues to the sign-up", () => {
  for (const address of ["sam@example.com", "sam@example.net", "sam@example.org", "sam@co.example"])
    assert.equal(judgeAvailability(address, free), {
      message: "Let's get you in the game!",
      isBlocking: false,
      step: "sign-up",
    });
});

test("an address taken at an unknown provider blocks", () => {
  const verdict = judgeAvailability("sam@example.com", { ...free, available: false });
  assert.is(verdict.isBlocking, true);
  assert.match(verdict.message, "another provider");
  const named = { available: false, provider: "google", formatted_provider: null } as const;
  assert.match(judgeAvailability("sam@example.com", named).message, "used google to");
});

test("our own provider's address that is not taken continues to the password", () => {
  const reply = { available: true, provider: ownProvider, formatted_provider: "Drip" };
  assert.equal(judgeAvailability("sam@example.com", reply), {
    message: "Let's get you in the game!",
    isBlocking: false,
    step: "password",
  });
  assert.equal(formattedProviders, { drip: "Drip", google: "Google" });
});

test("the identity provider's names are mapped to ours", () => {
  assert.equal(["password", "google.com", "facebook.com", "constructor"].map(readProvider), [
    "drip",
    "google",
    null,
    null,
  ]);
});

test.run();
