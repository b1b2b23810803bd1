import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createClient } from "../../../src/api/client";
import {
  acceptInvitation,
  declineInvitation,
  previewInvitation,
  readInvitation,
} from "../../../src/effects/invitation/join.effects";
import { keptAsk, offer, preview } from "../../support/people/invitations";
import { user } from "../../support/people/user";
import { textOfCode } from "../../support/problem";
import { json, problem } from "../../support/server/api";

const test = suite("invitation effects");
const me = user({ is_email_address_verified: true });
const result = { results: [{ outcome: "asked", child_id: null }], team_id: null };

test("a preview is read without anybody's token", async () => {
  const { client, asked } = open(() => json(preview()));
  assert.equal(await previewInvitation(client, "t1"), { kind: "previewed", preview: preview() });
  assert.equal(asked, [["POST /invitation/preview", null, { token: "t1" }]]);
});

test("an invitation is read by token, code or id", async () => {
  const { client, asked } = open(() => json(offer()));
  for (const key of [{ token: "t1" }, { code: "K7QM4XTD" }, { invitation_id: "v1" }])
    assert.equal(await readInvitation(client, key), { kind: "offered", offer: offer() });
  assert.equal(
    asked.map(([, bearer, body]) => [bearer, body]),
    [
      ["Bearer a.b.c", { token: "t1" }],
      ["Bearer a.b.c", { code: "K7QM4XTD" }],
      ["Bearer a.b.c", { invitation_id: "v1" }],
    ],
  );
});

test("reasons that end an invitation are distinguished from retryable ones", async () => {
  const kindsOf = async (...reply: Parameters<typeof problem>) => {
    const { client } = open(() => problem(...reply));
    const kinds = [
      await previewInvitation(client, "t1"),
      await readInvitation(client, { token: "t1" }),
      await acceptInvitation(client, () => {}, { ask: keptAsk(), me }),
    ];
    return kinds.map(({ kind }) => kind).join(" ");
  };
  assert.is(await kindsOf("INVITATION_404"), "over over over");
  assert.is(await kindsOf("INVITATION_401_EXPIRED"), "over over over");
  assert.is(await kindsOf("INVITATION_403_FULL"), "over over over");
  assert.is(await kindsOf("INVITATION_401_REQUEST"), "refused foreign foreign");
  assert.is(await kindsOf("SERVER_500"), "refused refused refused");
  assert.is(await kindsOf("REQUEST_429_LIMIT"), "limited limited limited");
  assert.is(await kindsOf("USER_403_EMAIL_ADDRESS"), "refused refused unproven");
  assert.is(await kindsOf("USER_403_DATE_OF_BIRTH"), "refused refused age-unknown");
  assert.is(await kindsOf("USER_403_ADULT"), "refused refused minor");
});

test("a request is sent under its one key, with its invitation and everybody in it", async () => {
  const { client, asked, keys } = open(() => json(result));
  const ask = keptAsk({
    wishes: [
      { kind: "self" },
      { kind: "child", childId: "c1" },
      { kind: "new_child", firstName: "Sam", lastInitial: "B", dateOfBirth: "2016-04-09" },
    ],
  });
  assert.equal(await acceptInvitation(client, () => {}, { ask, me }), { kind: "accepted", result, me });
  assert.equal(keys, ["i1"]);
  assert.equal(asked, [
    [
      "POST /invitation/accept",
      "Bearer a.b.c",
      {
        token: "t1",
        for: [
          { kind: "self" },
          { kind: "child", child_id: "c1" },
          {
            kind: "new_child",
            first_name: "Sam",
            last_initial: "B",
            date_of_birth: "2016-04-09",
            statement_version: "1",
          },
        ],
      },
    ],
  ]);
});

test("a mail's token may have verified the address, so an unverified user is read again", async () => {
  const unproven = user({ is_email_address_verified: false });
  const { client } = open(({ url }) => (url.endsWith("/user/me") ? json(me) : json(result)));
  const told: unknown[] = [];
  const outcome = await acceptInvitation(client, (event) => told.push(event), {
    ask: keptAsk(),
    me: unproven,
  });
  assert.equal([outcome, told], [{ kind: "accepted", result, me }, [{ type: "me.updated", me }]]);
  const failing = open(({ url }) => (url.endsWith("/user/me") ? problem("SERVER_500") : json(result)));
  const kept = await acceptInvitation(failing.client, () => {}, { ask: keptAsk(), me: unproven });
  assert.equal(kept, { kind: "accepted", result, me: unproven });
});

test("an invitation is declined, with all mail of its team on request", async () => {
  const { client, asked } = open(() => json({ declined: true }));
  assert.equal(await declineInvitation(client, { token: "t1", block: true }), { kind: "declined" });
  assert.equal(await declineInvitation(client, { token: "t1", block: false }), { kind: "declined" });
  assert.equal(asked, [
    ["POST /invitation/decline", null, { token: "t1", block: true }],
    ["POST /invitation/decline", null, { token: "t1" }],
  ]);
  const gone = open(() => problem("INVITATION_404"));
  assert.equal(await declineInvitation(gone.client, { token: "t1", block: true }), { kind: "gone" });
  const failed = open(() => problem("SERVER_500"));
  assert.is((await declineInvitation(failed.client, { token: "t1", block: true })).kind, "refused");
});

function open(reply: (request: Request) => Response) {
  const asked: [string, string | null, unknown][] = [];
  const keys: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => {},
    fetch: async (request) => {
      const text = await request.clone().text();
      const { pathname } = new URL(request.url);
      asked.push([
        `${request.method} ${pathname}`,
        request.headers.get("authorization"),
        text && JSON.parse(text),
      ]);
      const key = request.headers.get("idempotency-key");
      if (key) keys.push(key);
      return reply(request);
    },
  });
  return { client, asked, keys };
}

test.run();
