// Full run only: it reads every reply for secrets.
import { randomBytes } from "node:crypto";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../server/commands/mail-links/password-reset-mails";
import { schema } from "../../../server/platform/db/schema/all";
import { call, form, linkIn, logIn, signUp } from "../../support/people/people";
import { record } from "../../support/proof";
import { openTestServer } from "../../support/server/server";

const test = suite("secrets");

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));

test("no password, token or link is in the log at trace level, nor in the database", async () => {
  const server = await openTestServer({ config: { logLevel: "trace" } });
  server.expectFaults();
  const canary = (name: string) => `${name}-${randomBytes(9).toString("hex")}`;
  const password = canary("Pw");
  const emailAddress = `${canary("mail")}@example.com`;
  const person = { email_address: emailAddress, password: password.slice(0, 21) };
  /** Secrets that may appear nowhere, and those that may be in the database only. */
  const secrets: string[] = [person.password];
  const personal: string[] = [emailAddress, canary("Lastname")];

  await signUp(server, { ...person, last_name: personal[1] ?? "" });
  secrets.push(await linkIn(server, "verify"));
  const signedIn = await logIn(server, person);
  assert.is(signedIn.status, 200);
  const { access_token, refresh_token } = signedIn.body;
  secrets.push(String(access_token), String(refresh_token).split(".")[1] ?? "");
  const idToken = server.identity.signInWithPassword(emailAddress, person.password) ?? "";
  secrets.push(idToken);

  const authorization = { authorization: `Bearer ${access_token}` };
  const refreshed = await call(server, "/auth/refresh_access_token", { refresh_token });
  secrets.push(String(refreshed.body.access_token), String(refreshed.body.refresh_token).split(".")[1] ?? "");
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const resetToken = await linkIn(server, "reset");
  secrets.push(resetToken);
  const mails = (await server.inbox()).length;
  assert.is(mails, 2);

  // The same secrets in wrong places, and while the identity provider and the contract fail.
  const wrong = canary("Wrong-place");
  secrets.push(wrong);
  await call(server, `/user/me?token=${wrong}`, undefined, { method: "GET", headers: authorization });
  await call(server, `/${wrong}`, undefined, { method: "GET", headers: { cookie: `drip_refresh=${wrong}` } });
  await call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token: wrong });
  await call(server, "/auth/sign_up_with_email_address", { ...form(person), [wrong]: wrong });
  await call(
    server,
    "/auth/refresh_access_token",
    { refresh_token: wrong },
    { headers: { authorization: `Bearer ${wrong}` } },
  );
  server.identity.isDown = true;
  await call(server, "/auth/log_in_with_firebase", { email_address: emailAddress, id_token: idToken });
  await call(server, "/auth/reset_password/confirm", { token: resetToken });
  server.identity.isDown = false;
  const confirmed = await call(server, "/auth/reset_password/confirm", { token: resetToken });
  secrets.push(String(confirmed.body.temporary_password));
  assert.ok(
    secrets.every((secret) => secret.length > 8),
    "every canary lives",
  );

  const log = server.logLines.join("");
  assert.ok(server.logLines.length > 10);
  const logged = [...secrets, ...personal].filter((secret) => log.includes(secret));
  assert.equal(logged, []);

  const stored: string[] = [];
  for (const table of tables) {
    // A waiting mail contains its link, which is deleted once it is sent.
    if (table === schema.mailOutbox) continue;
    const rows = JSON.stringify(await server.services.db.select().from(table));
    stored.push(
      ...secrets
        .filter((secret) => rows.includes(secret))
        .map((secret) => `${getTableName(table)}: ${secret}`),
    );
  }
  assert.equal(stored, []);
  record({
    point: 13,
    tried:
      "Canaries (passwords, tokens, links, addresses, names) found in the log at level trace or, the secret ones, in a table",
    count: secrets.length + personal.length,
    wrong: logged.length + stored.length,
  });
  await server.close();
});

test.run();
