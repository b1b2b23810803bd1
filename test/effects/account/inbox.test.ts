import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { lookAtInbox, readNumber, resendVerification } from "../../../src/effects/account/inbox.effects";
import { user } from "../../support/people/user";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("inbox effects");

test("a check reads the user without the overlay and updates the session", async () => {
  const me = user({ is_email_address_verified: true });
  const told: unknown[] = [];
  const { client, requests, events } = openClient(() => json(me));
  assert.equal(await lookAtInbox(client, (event) => told.push(event)), { kind: "read", me });
  assert.equal(requests.map(lineOf), ["GET /user/me"]);
  assert.equal([told, events], [[{ type: "me.updated", me }], []]);
});

test("a failed check does not change the session", async () => {
  const told: unknown[] = [];
  const { client } = openClient(() => json({ id: 7 }));
  assert.equal(await lookAtInbox(client, (event) => told.push(event)), {
    kind: "refused",
    text: problemTexts.unknown,
  });
  assert.equal(told, []);
});

test("the mail is resent, and a rate limit waits for the server's seconds", async () => {
  const sent = openClient(() => json({ sent: true }));
  assert.equal(await resendVerification(sent.client), { kind: "sent" });
  assert.equal(sent.requests.map(lineOf), ["POST /auth/verify_email_address/resend"]);
  const { client } = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "41" }));
  assert.equal(await resendVerification(client), { kind: "limited", seconds: 41 });
});

test("the number is read with the access token, without the overlay; another session's is none", async () => {
  const shown = openClient(() => json({ number: "47" }));
  assert.equal(await readNumber(shown.client), { kind: "shown", number: "47" });
  assert.equal(shown.requests.map(lineOf), ["POST /auth/verify_email_address/number"]);
  assert.equal(shown.events, []);
  for (const reply of [{ number: null }, {}])
    assert.equal(await readNumber(openClient(() => json(reply)).client), { kind: "shown", number: null });
});

const lineOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

test.run();
