import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { User } from "../../../domain/account/user";
import { problemTexts } from "../../../domain/base/texts";
import { giveBirthday } from "../../../src/effects/account/birthday.effects";
import { updateTimeZone } from "../../../src/effects/account/time-zone.effects";
import { checkDripName, saveDetails } from "../../../src/effects/drip-name/drip-name.effects";
import {
  confirmReset,
  previewVerification,
  rejectAccount,
  takeOver,
  verifyAddress,
} from "../../../src/effects/mail-links/mail-link.effects";
import { readMe } from "../../../src/effects/session/session.effects";
import { readProvider, saveProfile } from "../../../src/effects/settings/settings.effects";
import { checkAddress } from "../../../src/effects/sign-in/address-check.effects";
import { requestReset } from "../../../src/effects/sign-in/password-step.effects";
import { openSession } from "../../../src/effects/sign-in/sign-in.effects";
import { signUp } from "../../../src/effects/sign-in/sign-up-step.effects";
import { json, openClient } from "../../support/server/api";

const test = suite("wrong replies");

const { signal } = new AbortController();
const refused = { kind: "refused", text: problemTexts.unknown };
const me = { id: "u1", email_address: "robin@example.com" } as User;
const identity = { idToken: "t", emailAddress: "robin@example.com", providerGaveName: true };

test("a reply of a wrong type does not change the session, and shows a failure", async () => {
  for (const body of [null, [], "text", {}, { id: "u1", full_name: {} }, { access_token: 7, sent: "1" }]) {
    const told: unknown[] = [];
    const sendToSession = (event: unknown) => told.push(event);
    const { client } = openClient(() => json(body));
    const ports = {
      client,
      sendToSession,
      owesLogOut: () => false,
      identity: {
        signInWithPassword: async () => ({ kind: "identified", identity }) as const,
        signInWithGoogle: async () => ({ kind: "identified", identity }) as const,
        reauthenticate: async () => ({ kind: "identified", identity }) as const,
        signOut: async () => {},
      },
    };
    const form = {
      emailAddress: "a@example.com",
      password: "p",
      firstName: "",
      lastName: "",
      dateOfBirth: "",
    };
    const details = { userId: "u1", dripName: "robin", names: null };
    const profile = { firstName: "Robin", lastName: "Reyes", dripName: "robin" };
    assert.equal(
      await Promise.all([
        openSession(ports, identity, "drip", signal),
        openSession(ports, identity, "google", signal),
        signUp(client, form),
        requestReset(client, "a@example.com"),
        confirmReset(client, "token"),
        verifyAddress(client, { token: "token", number: null }),
        takeOver(ports, { token: "token", password: "p" }, signal),
        rejectAccount(client, "token"),
        saveDetails(client, sendToSession, details),
        giveBirthday(ports, { userId: "u1", dateOfBirth: "2001-05-06" }),
        saveProfile(client, { me, profile }),
        readProvider(client, me),
      ]),
      Array.from({ length: 12 }, () => refused),
      JSON.stringify(body),
    );
    assert.equal(await checkAddress(client, "a@example.com", signal), { kind: "failed" });
    assert.equal(await previewVerification(client, "token"), { kind: "failed" });
    assert.equal(await checkDripName(client, "robin", signal), { kind: "failed" });
    assert.equal(await readMe(client, "token"), { kind: "failed" });
    assert.equal(await updateTimeZone(client, sendToSession, { userId: "u1", timeZone: "UTC" }), {
      kind: "failed",
    });
    assert.equal(told, []);
  }
});

test.run();
