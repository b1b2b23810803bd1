import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { queuedMessage } from "../../../../domain/huddle/queued-message";
import { sendMessages } from "../../../../src/effects/huddle/message.effects";
import { type Huddle, openTalk, type Talker } from "../../../support/people/talk";
import { openClient } from "../../../support/server/api";

const test = suite("messages of a device without a steady line");

test("a message whose reply was lost is stored once, and its second try answers it as it stands", async () => {
  const { server, huddleId, thread, textsOf, takeBack, kim, write, clientOf } = await open();
  const message = write("We're by the gate.", huddleId);
  const lost = await clientOf(kim, { isReplyLost: true });
  assert.equal(await sendMessages(lost, [message], now()), [], "unknown, so it stays unsent");
  const client = await clientOf(kim);
  const [first] = await sendMessages(client, [message], now());
  assert.equal(first?.outcome.kind === "saved" && first.outcome.message.text, "We're by the gate.");
  assert.equal(textsOf((await thread(kim)).body), ["We're by the gate."]);
  await takeBack(kim, message.messageId);
  const [second] = await sendMessages(client, [message], now());
  assert.equal(second?.outcome.kind === "saved" && second.outcome.message.text, "", "no words come back");
  assert.is((await thread(kim)).body.messages.length, 1);
  await server.close();
});

test("a group's message asks by name after somebody came in, and a yes sends it to them", async () => {
  const { server, group, at, call, thread, textsOf, dana, kim, lee, write, clientOf } = await open();
  const { body: made } = await group(kim, [dana]);
  const shown = { huddleVersion: made.version, readerIds: [dana.user.id, kim.user.id] };
  const message = write("Only for you.", made.id, shown);
  await call(dana, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  const client = await clientOf(kim);
  const [asked] = await sendMessages(client, [message], now());
  assert.ok(asked?.outcome.kind === "changed");
  assert.equal([asked.outcome.joined.length, /^Lee/.test(asked.outcome.joined[0] ?? "")], [1, true]);
  assert.equal((await thread(kim, "", made.id)).body.messages, [], "nothing went meanwhile");
  const { huddleVersion, readerIds } = asked.outcome;
  const [sent] = await sendMessages(client, [{ ...message, huddleVersion, readerIds }], now());
  assert.is(sent?.outcome.kind, "saved");
  assert.equal(textsOf((await thread(lee, "", made.id)).body), ["Only for you."]);
  await server.close();
});

test("after a new title or a leave nothing is asked; one who was taken out is refused", async () => {
  const { server, group, at, call, dana, kim, lee, write, clientOf } = await open();
  const { body: made } = await group(dana, [kim, lee]);
  const shown = {
    huddleVersion: made.version,
    readerIds: [dana, kim, lee].map(({ user }) => user.id),
  };
  const patched = await call<Huddle>(dana, `PATCH ${at(made.id)}`, {
    body: { title: "Nets" },
    version: made.version,
  });
  assert.is(patched.status, 200);
  await call(lee, `DELETE ${at(made.id)}/seat/user_id/${lee.user.id}`);
  const kims = await clientOf(kim);
  const [sent] = await sendMessages(kims, [write("Bring the nets.", made.id, shown)], now());
  assert.is(sent?.outcome.kind, "saved");
  const lees = await clientOf(lee);
  const [refused] = await sendMessages(lees, [write("Still me?", made.id, shown)], now());
  assert.is(refused?.outcome.kind, "refused");
  await server.close();
});

const now = () => Date.parse("2026-11-22T17:42:00.000Z");

async function open() {
  const talk = await openTalk();
  const { app } = talk.server;
  let nth = 0;
  const write = (
    text: string,
    huddleId: string,
    shown: { huddleVersion?: number; readerIds?: readonly string[] } = {},
  ) => {
    const place = { messageId: randomUUID(), teamId: talk.teamId, huddleId };
    const writtenAt = new Date(now()).toISOString();
    const said = { ...place, text, mentions: [], replyTo: null, huddleVersion: null, writtenAt, ...shown };
    return queuedMessage(said, { at: now(), nth: nth++ });
  };
  /** The browser's own client over the server. A lost reply comes after the commit. */
  const clientOf = async (person: Talker, { isReplyLost = false } = {}) => {
    const { authorization = "" } = await person.signIn();
    const { client } = openClient(
      async (request) => {
        const { pathname, search } = new URL(request.url);
        const reply = await app.inject({
          method: request.method as "GET",
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          ...(request.method === "POST" && { payload: await request.text() }),
        });
        if (isReplyLost) throw new TypeError("Failed to fetch");
        return new Response(reply.body, {
          status: reply.statusCode,
          headers: { "content-type": String(reply.headers["content-type"]) },
        });
      },
      { tokens: { current: async () => authorization.replace("Bearer ", ""), renew: async () => null } },
    );
    return client;
  };
  return { ...talk, write, clientOf };
}

test.run();
