import "../../support/view/happy-dom";

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { askDeletion, readConsequences } from "../../../src/effects/account-deletion/farewell.effects";
import { readCopy } from "../../../src/effects/account-deletion/own-data.effects";
import { cancelDeletion, readLeaving } from "../../../src/effects/mail-links/goodbye-link.effects";
import { consequences } from "../../support/people/consequences";
import { user } from "../../support/people/user";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("a copy of one's data, and leaving");

const identified = async () =>
  ({
    kind: "identified",
    identity: { idToken: "fresh", emailAddress: "robin@example.com", providerGaveName: false },
  }) as const;
const refused = async () => ({ kind: "failed", failure: "wrong-password" }) as const;

function open(answer: Answer, prove: typeof identified | typeof refused = identified) {
  const asked: string[] = [];
  const identity = {
    signInWithPassword: prove,
    signInWithGoogle: () => {
      asked.push("google");
      return prove();
    },
    reauthenticate: () => {
      asked.push("password");
      return prove();
    },
    signOut: async () => {},
  };
  const { client, requests } = openClient(answer);
  const bodies = () => Promise.all(requests.map((request) => request.clone().json()));
  return { client, identity, requests, bodies, asked, newKey: () => "a-key" };
}

const me = user();
const request = { me, password: "Alley-oop-2026", typed: " @robin_23", consequences: consequences() };

test("the proof is the password, or the provider's window, and goes with the call", async () => {
  for (const [password, way] of [
    ["Alley-oop-2026", "password"],
    [null, "google"],
  ] as const) {
    const ports = open(() => json({ file: "{}" }));
    assert.equal(await readCopy(ports, { me, password }), { kind: "read", file: "{}" });
    assert.equal([ports.asked, await ports.bodies()], [[way], [{ id_token: "fresh" }]]);
  }
});

test("without a proof no call is made, and refusals have their text", async () => {
  const unproven = open(() => json({ file: "{}" }), refused);
  assert.is((await readCopy(unproven, { me, password: "wrong" })).kind, "refused");
  assert.is((await askDeletion(unproven, request)).kind, "refused");
  assert.is((await askDeletion(unproven, { ...request, consequences: null })).kind, "refused");
  assert.equal(unproven.requests, []);
  const limited = open(() => problem("REQUEST_429_LIMIT"));
  assert.is((await readCopy(limited, { me, password: "x" })).kind, "limited");
  assert.is((await readConsequences(limited.client, me)).kind, "limited");
});

test("a deletion sends what was shown, the drip name without its sign, and a key", async () => {
  const ports = open(() => json({ deletion_due_at: "2026-12-07T12:00:00.000Z" }));
  assert.equal(await askDeletion(ports, request), { kind: "gone", dueAt: "2026-12-07T12:00:00.000Z" });
  assert.equal(await ports.bodies(), [
    { id_token: "fresh", drip_name: "robin_23", children_erased: ["c1"], teams_archived: ["t1"] },
  ]);
  assert.is(ports.requests[0]?.headers.get("idempotency-key"), "a-key");
  for (const code of ["COLLABORATOR_403_LAST_GUARDIAN", "COLLABORATOR_403_LAST_MANAGER"] as const)
    assert.equal(
      await askDeletion(
        open(() => problem(code)),
        request,
      ),
      { kind: "changed" },
    );
  assert.is(
    (
      await askDeletion(
        open(() => problem("AUTH_400_LOGIN")),
        request,
      )
    ).kind,
    "refused",
  );
});

test("the consequences are read as they are", async () => {
  const { client } = open(() => json(consequences()));
  assert.equal(await readConsequences(client, me), { kind: "known", value: consequences() });
});

test("the undo's link is read, used up or out of reach, and keeps the account", async () => {
  const dueAt = "2026-12-07T12:00:00.000Z";
  const good = open(() => json({ name: "Robin", deletion_due_at: dueAt }));
  assert.equal(await readLeaving(good.client, "t"), { kind: "read", account: { name: "Robin", dueAt } });
  const used = open(() => problem("AUTH_400_LINK"));
  assert.equal(await readLeaving(used.client, "t"), { kind: "used" });
  assert.equal(await cancelDeletion(used.client, "t"), { kind: "used" });
  const down = open(() => problem("SERVER_500"));
  assert.equal(await readLeaving(down.client, "t"), { kind: "failed" });
  assert.equal(await cancelDeletion(open(() => json({ undone: true })).client, "t"), { kind: "accepted" });
});

test.run();
