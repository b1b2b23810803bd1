import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, waitFor } from "xstate";
import { rosterImportMachine } from "../../machines/team/roster-import.machine";
import { createRedaction, redactDefinition } from "../../src/inspector/redaction";
import { chosenFile } from "../support/people/import-files";
import { readPlayers } from "../support/people/roster-lists";

const test = suite("inspector: redaction");
const password = "Canary-2026!";
const token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.c2lnbmF0dXJl";
const emailAddress = "canary@example.com";

test("passwords, tokens and addresses are redacted by key at any depth", () => {
  const redact = createRedaction();
  assert.equal(
    redact({
      form: { password, repeatedPassword: password, firstName: "Robin" },
      auth: { accessToken: token, refresh_token: "cookie", tokenExpiry: 12, pkceCodeVerifier: "v" },
      me: { email_address: emailAddress, id: "u1" },
      mustChangePassword: true,
      emailAddress: "",
    }),
    {
      form: { password: "[password]", repeatedPassword: "[password]", firstName: "Robin" },
      auth: {
        accessToken: "[token]",
        refresh_token: "[token]",
        tokenExpiry: 12,
        pkceCodeVerifier: "[token]",
      },
      me: { email_address: "[e-mail address]", id: "u1" },
      mustChangePassword: true,
      emailAddress: "",
    },
  );
});

test("addresses and tokens are redacted by their shape in any text", () => {
  const redact = createRedaction();
  assert.equal(redact([`to ${emailAddress}.`, `Bearer ${token}`, "half@", "https://drip.example/app"]), [
    "to [e-mail address]",
    "Bearer [token]",
    "[e-mail address]",
    "https://drip.example/app",
  ]);
});

test("a secret seen once is redacted in later sentences", () => {
  const redact = createRedaction();
  redact({ password });
  assert.is(redact(`"${password}" was refused`), '"[password]" was refused');
});

test("typed text is never shown, neither in events nor in the context", () => {
  const redact = createRedaction();
  assert.equal(redact({ type: "text.entered", text: "Cana" }), { type: "text.entered", text: "[typed]" });
  assert.equal(redact({ rule: isFit, text: "Cana", problem: null }), {
    rule: "ƒ isFit",
    text: "[typed]",
    problem: null,
  });
  assert.equal(redact({ tone: "error", text: "Try again." }), { tone: "error", text: "Try again." });
  assert.is(redact("Cana"), "Cana");
});

test("the cells of a list that was read on the device are never shown", () => {
  const redact = createRedaction();
  const read = readPlayers("First name,Last name,Role,Allergies\nNoah,Becker,,Nuts\nKim,Cole,Coach,");
  const actor = createActor(
    rosterImportMachine.provide({ actors: { readFile: fromPromise(async () => read) } }),
  ).start();
  actor.send({ type: "file.chosen", file: chosenFile("") });
  return waitFor(actor, (now) => now.matches("checking")).then(({ context }) => {
    const shown = JSON.stringify(redact([context, { type: "xstate.done.actor.readFile", output: read }]));
    assert.not.match(shown, /Becker|Cole|Nuts|Allergies/);
    assert.match(shown, /"cells":\[\[/);
  });
});

test("redacting twice changes nothing", () => {
  const redact = createRedaction();
  const once = redact({ password, emailAddress, type: "text.read", text: "x", accessToken: token });
  assert.equal(redact(once), once);
});

test("cycles, errors and objects with toJSON become plain data", () => {
  const redact = createRedaction();
  const ring: Record<string, unknown> = { name: "ring" };
  ring.self = ring;
  assert.equal(redact(ring), { name: "ring", self: "[…]" });
  assert.equal(redact(new Error(`no ${emailAddress}`)), { name: "Error", message: "no [e-mail address]" });
  assert.equal(redact({ at: new Date(0), some: new Map([[1, 2]]), big: 2n }), {
    at: { value: "1970-01-01T00:00:00.000Z" },
    some: { size: 1 },
    big: "2",
  });
});

test("a definition keeps its names and loses its literals", () => {
  const redact = createRedaction();
  const definition = {
    id: "passwordStep",
    context: { password },
    initial: "password",
    states: {
      password: { on: { "password.submitted": "token", "token.kept": { target: "token" } } },
      token: { entry: [{ type: "say", params: { text: `to ${emailAddress}`, token } }] },
      context: { initial: "input", states: { input: { type: "final" } } },
    },
  };
  assert.equal(JSON.parse(redactDefinition(redact, JSON.stringify(definition))), {
    ...definition,
    context: { password: "[password]" },
    states: {
      ...definition.states,
      token: { entry: [{ type: "say", params: { text: "to [e-mail address]", token: "[token]" } }] },
    },
  });
});

function isFit() {}

test.run();
