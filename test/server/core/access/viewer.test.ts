import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openViewers } from "../../../../server/core/access/viewer.store";
import { user } from "../../../../server/platform/db/schema/account";
import { session } from "../../../../server/platform/db/schema/session";
import { addPerson } from "../../../support/people/person";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer } from "../../../support/server/server";

const test = suite("viewers");

test("lookups of one event-loop turn are one statement, and each caller gets its own row", async () => {
  const server = await openTestServer();
  const { services, clock } = server;
  const { db } = services;
  const at = clock.now();
  const one = await addPerson(server, { fullName: "One", dateOfBirth: "1988-04-15" });
  const two = await addPerson(server, { fullName: "Two", bannedAt: at });
  const signedOut = await addPerson(server);
  const ended = await addPerson(server);
  const gone = await addPerson(server);
  const close = (sessionId: string, change: Partial<typeof session.$inferInsert>) =>
    db.update(session).set(change).where(eq(session.id, sessionId));
  await close(signedOut.sessionId, { revokedAt: at });
  await close(ended.sessionId, { expiresAt: at });
  await db.update(user).set({ deletedAt: at }).where(eq(user.id, gone.user.id));

  const statements = countStatements(db);
  const find = openViewers(services);
  const claims = (person: typeof one, userId = person.user.id) => ({ userId, sessionId: person.sessionId });
  const asked = [
    claims(one),
    claims(two),
    claims(signedOut),
    claims(one),
    claims(ended),
    claims(gone),
    claims(one, two.user.id),
    { userId: one.user.id, sessionId: `',"\\{}[]` },
  ];
  assert.equal(await Promise.all(asked.map(find)), [
    { user: one.user, sessionId: one.sessionId },
    { user: two.user, sessionId: two.sessionId },
    undefined,
    { user: one.user, sessionId: one.sessionId },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  assert.is(statements(), 1);
  await server.close();
});

test("a token is refused from the first request after the sign-out or ban", async () => {
  const server = await openTestServer();
  const { db } = server.services;
  const people = await Promise.all([addPerson(server), addPerson(server), addPerson(server)]);
  const ask = () =>
    Promise.all(
      people.map(async ({ headers }) => {
        const reply = await server.app.inject({ method: "GET", url: "/user/me", headers });
        return reply.json().message_code ?? reply.json().id;
      }),
    );
  const [first, second, third] = people;
  assert.equal(
    await ask(),
    people.map((person) => person.user.id),
  );
  const now = server.clock.now();
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(eq(session.id, String(first?.sessionId)));
  await db
    .update(user)
    .set({ bannedAt: now })
    .where(eq(user.id, String(second?.user.id)));
  assert.equal(await ask(), ["AUTH_401_JWT", "AUTH_401_BANNED", third?.user.id]);
  await server.close();
});

test.run();
