import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { createClient } from "../../../src/api/client";
import { readProvider, saveProfile } from "../../../src/effects/settings/settings.effects";
import { user } from "../../support/people/user";
import { textOfCode } from "../../support/problem";

const test = suite("settings effects");

const profile = { firstName: "Robin", lastName: "Reyes", dripName: "ace" };
const refused = (status: number, message_code: string) =>
  [status, { message_code, request_id: "r1" }] as const;

test("a saved profile returns the server's version", async () => {
  const { client, asked } = open({ "PUT /user/user_id/u1/details": [200, user({ drip_name: "ace" })] });
  assert.equal(await saveProfile(client, { me: user(), profile }), {
    kind: "saved",
    me: user({ drip_name: "ace" }),
  });
  assert.equal(asked, [
    ["PUT /user/user_id/u1/details", { drip_name: "ace", first_name: "Robin", last_name: "Reyes" }],
  ]);
});

test("other failures are distinguished", async () => {
  const save = async (status: number, code: string) =>
    (
      await saveProfile(open({ "PUT /user/user_id/u1/details": refused(status, code) }).client, {
        me: user(),
        profile,
      })
    ).kind;
  assert.equal(
    [
      await save(400, "USER_400_DRIP_NAME"),
      await save(429, "REQUEST_429_LIMIT"),
      await save(500, "SERVER_500"),
    ],
    ["profane", "limited", "refused"],
  );
  assert.is((await saveProfile(open({}).client, { me: user(), profile })).kind, "refused");
});

test("the password's provider: ours, another, or unknown", async () => {
  const ask = (provider: string | null, formatted_provider: string | null) =>
    readProvider(
      open({ "POST /user/email_address/validate": [200, { available: false, provider, formatted_provider }] })
        .client,
      user(),
    );
  assert.equal(await ask("drip", "Drip"), { kind: "own" });
  assert.equal(await ask("google", "Google"), { kind: "foreign", formattedProvider: "Google" });
  assert.equal(await ask("other", null), { kind: "foreign", formattedProvider: "your sign-in provider" });
  assert.is((await readProvider(open({}).client, user())).kind, "refused");
});

test("saving a profile shows the overlay, and a taken name has its own outcome", async () => {
  const { client, asked, tokens, events } = open({
    "PUT /user/user_id/u1/details": refused(403, "USER_403_DRIP_NAME"),
  });
  assert.equal(await saveProfile(client, { me: user(), profile }), { kind: "taken" });
  assert.is(asked.length, 1);
  assert.equal([tokens, events], [["Bearer a.b.c"], ["request.started", "request.settled"]]);
});

test("the provider is read for the person's own address; a failure has its text, a rate limit ours", async () => {
  const ask = async (status: number, code: string) => {
    const opened = open({ "POST /user/email_address/validate": refused(status, code) });
    const outcome = await readProvider(opened.client, user());
    assert.equal(opened.asked, [
      ["POST /user/email_address/validate", { email_address: "robin@example.com" }],
    ]);
    return outcome;
  };
  assert.equal(await ask(403, "USER_403_AGE"), {
    kind: "refused",
    text: messageTexts.USER_403_AGE,
  });
  assert.equal(await ask(429, "REQUEST_429_LIMIT"), { kind: "refused", text: problemTexts.unknown });
});

/** A client with these replies; other calls are unreachable. */
function open(replies: Record<string, readonly [number, object]>) {
  const asked: [string, unknown][] = [];
  const tokens: (string | null)[] = [];
  const events: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: ({ type }) => events.push(type),
    fetch: async (request) => {
      tokens.push(request.headers.get("authorization"));
      const name = `${request.method} ${new URL(request.url).pathname}`;
      asked.push([name, await request.json()]);
      const reply = replies[name];
      if (!reply) throw new TypeError("Failed to fetch");
      return Response.json(reply[1], { status: reply[0] });
    },
  });
  return { client, asked, tokens, events };
}

test.run();
