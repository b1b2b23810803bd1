import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import {
  type AnswerLink,
  answerTokenOf,
  isAnswerToken,
  linkEnd,
  readAnswerToken,
} from "../../../../server/core/schedule/answer-token";

const test = suite("tokens of answer and got-it links");

const config = { signingKey: "a signing key of more than thirty-two characters" };
const address = keyOf("alex@example.com");

const links: fc.Arbitrary<AnswerLink> = fc.record({
  purpose: fc.constantFrom("answer", "got_it"),
  version: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
  until: fc.integer({ min: 1, max: 2 ** 32 - 1 }).map((seconds) => new Date(seconds * 1000)),
  teamId: fc.uuid(),
  eventId: fc.uuid(),
  recipient: fc.record({ kind: fc.constantFrom("user", "invitation"), id: fc.uuid() }),
});

const isOurs = (token: string, to = address) => {
  const link = readAnswerToken(token);
  return link !== null && isAnswerToken(config, token, link, to);
};

test("96 letters for a fragment say what a link is for, and for nobody else's address", () => {
  fc.assert(
    fc.property(links, (link) => {
      const token = answerTokenOf(config, link, address);
      assert.match(token, /^[\w-]{96}$/);
      assert.equal(JSON.stringify(readAnswerToken(token)), JSON.stringify(link));
      assert.ok(isOurs(token));
      assert.not(isOurs(token, keyOf("alexa@example.com")), "another address ends the links of the old one");
      const other = answerTokenOf({ signingKey: `${config.signingKey}!` }, link, address);
      assert.not(isOurs(other));
    }),
    { numRuns: 60 },
  );
});

test("a token with any byte changed, or with the other purpose, is none of ours", () => {
  const [link] = fc.sample(links, { numRuns: 1, seed: 8 });
  assert.ok(link);
  const token = answerTokenOf(config, link, address);
  const bytes = Buffer.from(token, "base64url");
  for (const [at, byte] of bytes.entries())
    for (let bit = 1; bit < 256; bit *= 2) {
      const changed = Buffer.from(bytes);
      changed[at] = byte ^ bit;
      assert.not(isOurs(changed.toString("base64url")), `byte ${at}, bit ${bit}`);
    }
  const signature = token.slice(75);
  const flipped = answerTokenOf(
    config,
    { ...link, purpose: link.purpose === "answer" ? "got_it" : "answer" },
    address,
  );
  assert.not(isOurs(flipped.slice(0, 75) + signature));
});

test("a text of another length, sign or kind is no token", () => {
  const [link] = fc.sample(links, { numRuns: 1, seed: 8 });
  assert.ok(link);
  const token = answerTokenOf(config, link, address);
  const none = ["", "x", token.slice(1), `${token}A`, `${token.slice(1)}=`, `${token.slice(1)}+`];
  for (const text of [...none, "\u{1F4A7}".repeat(48)]) assert.is(readAnswerToken(text), null, text);
  fc.assert(
    fc.property(fc.string({ minLength: 96, maxLength: 96 }), (text) => assert.not(isOurs(text))),
    { numRuns: 60 },
  );
});

test("a link lasts until the event ends, and 60 days at most", () => {
  const now = new Date("2026-11-21T12:00:00.400Z");
  const at = (text: string) => linkEnd(new Date(text), now).toISOString();
  assert.is(at("2026-11-24T19:00:00Z"), "2026-11-24T19:00:00.000Z");
  assert.is(at("2027-11-24T19:00:00Z"), "2027-01-20T12:00:00.000Z");
});

test.run();
