import type { ErrorEvent } from "@sentry/browser";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scrub, scrubAddress } from "../../domain/telemetry/scrub";
import { bareEvent } from "../../src/telemetry/bare-event";

const test = suite("scrub");

const letters = (min: number, max: number, from = "abcdefghijklmnopqrstuvwxyz") =>
  fc.string({ unit: fc.constantFrom(...from), minLength: min, maxLength: max });
const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const emailAddress = fc
  .tuple(letters(3, 12), letters(3, 12))
  .map(([user, host]) => `${user}@${host}.example`);
const jwt = fc
  .tuple(letters(20, 60, base64), letters(20, 90, base64), letters(20, 60, base64))
  .map((parts) => parts.join("."));
const linkToken = letters(32, 64, base64);
const dripName = letters(3, 15, "abcdefghijklmnopqrstuvwxyz0123456789_");
const uuid = fc.uuid();
const password = fc
  .tuple(letters(6, 10), fc.nat(9999), fc.constantFrom("!", "#", "-"))
  .map(([a, b, c]) => `${a}${c}${b}`);
const plain = fc.constantFrom("Failed to save", "Cannot read this", "No reply:", "at", "");

test("e-mail addresses, tokens, ids and passwords are removed everywhere", () => {
  fc.assert(
    fc.property(
      plain,
      fc.oneof(emailAddress, jwt, linkToken, uuid, password),
      plain,
      (before, secret, after) => {
        const left = scrub(`${before} ${secret} ${after}`);
        assert.not.ok(left.includes(secret), left);
        assert.not.ok(left.includes(secret.slice(0, 12)), left);
      },
    ),
  );
});

test("quoted text is removed, since somebody may have typed it", () => {
  const quote = fc.constantFrom(['"', '"'], ["`", "`"], ["“", "”"], ['"', ""]);
  fc.assert(
    fc.property(plain, quote, letters(8, 40), (before, [open, close], written) => {
      assert.is(scrub(`${before} ${open}${written}${close}`).includes(written), false);
    }),
  );
  assert.is(
    scrub("Unexpected token 'h', \"hi coach, my knee\"... is not valid JSON"),
    "Unexpected token [text], [text]... is not valid JSON".replace("[text]...", "[…]"),
  );
});

test("names in paths and queries, and any fragment, are removed", () => {
  const origin = fc.constantFrom("", "https://drip.example", "http://localhost:3000");
  const place = fc.constantFrom(
    (name: string) => `/app/${name}`,
    (name: string) => `/app/home?of=${name}`,
    (name: string) => `/app/reset#${name}`,
    (name: string) => `/user/user_id/${name}/details`,
    (name: string) => `/app/@${name}`,
  );
  const secret = fc
    .oneof(dripName, linkToken)
    .filter((name) => !/^(app|home|next|chat|reset|user|user_id)$/.test(name));
  fc.assert(
    fc.property(
      origin,
      place,
      secret.map((name) => `zz${name}`),
      (start, put, name) => {
        assert.is(scrubAddress(start + put(name)).includes(name), false);
        assert.is(scrub(`No reply from ${start}${put(name)} today`).includes(name), false);
      },
    ),
  );
});

test("the signed-in person's names are removed in any case", () => {
  const name = fc.constantFrom("Robin", "Robin Reyes", "drop_bear", "Æsa (jr.)", "Mary-Jo/K");
  fc.assert(
    fc.property(plain, name, fc.boolean(), plain, (before, known, isLoud, after) => {
      const said = isLoud ? known.toUpperCase() : known;
      const left = scrub(`${before} ${said} ${after}`, [
        "Robin",
        "Robin Reyes",
        "drop_bear",
        "Æsa (jr.)",
        "Mary-Jo/K",
        "0198c7e0-5a5e-7b6b-8d1f-0c4b1a2d3e4f",
      ]);
      for (const word of said.split(" ")) assert.is(left.includes(word), false, left);
    }),
  );
});

test("what a developer needs to find the place stays, and scrubbing twice changes nothing", () => {
  const said =
    "Failed to fetch dynamically imported module: https://drip.example/assets/settings.screen-1A2B3C4D.js";
  assert.is(scrub(said), "Failed to fetch dynamically imported module: /assets/settings.screen-1A2B3C4D.js");
  assert.is(scrub("e.foo is not a function"), "e.foo is not a function");
  fc.assert(fc.property(fc.string({ maxLength: 180 }), (text) => assert.ok(scrub(text).length <= 200)));
});

test("a report has the listed fields only", () => {
  const anything = fc.dictionary(letters(1, 8), fc.oneof(emailAddress, jwt, dripName));
  fc.assert(
    fc.property(emailAddress, jwt, anything, (mail, token, rest) => {
      const frame = {
        filename: `https://drip.example/app/${token}?q=${mail}`,
        function: `of ${mail}`,
        lineno: 3,
        vars: { mail },
      };
      const event = {
        type: undefined,
        event_id: "e",
        timestamp: 1,
        platform: "javascript",
        message: mail,
        user: { email: mail, ip_address: "203.0.113.9" },
        request: { url: `https://drip.example/app/reset#${token}`, headers: { Cookie: token }, data: mail },
        breadcrumbs: [{ message: `input[value=${mail}]` }],
        extra: { ...rest, mail },
        contexts: { page: { token } },
        tags: { screen: `/app/${token}`, mail },
        server_name: mail,
        transaction: mail,
        exception: { values: [{ type: mail, value: `${mail} ${token}`, stacktrace: { frames: [frame] } }] },
      } as ErrorEvent;
      const left = bareEvent(event, []);
      for (const secret of [mail, token, ...Object.values(rest).filter((value) => value.length > 5)])
        assert.not.ok(JSON.stringify(left).includes(secret), JSON.stringify(left));
      assert.equal(Object.keys(left).sort(), [
        "event_id",
        "exception",
        "platform",
        "tags",
        "timestamp",
        "type",
      ]);
      assert.equal(left.tags, { screen: "other", source: "other" });
    }),
  );
});

test.run();
