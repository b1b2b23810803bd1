import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { link } from "../../../../server/platform/db/schema/mail";
import { asking, type Someone } from "../../../support/people/asking";
import { addAdult } from "../../../support/people/club";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("resending the verification mail");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const resend = (who: Someone) => asking(server)(who, "POST", "/auth/verify_email_address/resend");

test("it goes to the caller's own address, and its link verifies it", async () => {
  const robin = await addPerson(server, { provider: "google" });
  assert.equal((await resend(robin)).body, { sent: true });
  const [mail] = await server.inbox();
  assert.equal([mail?.to, mail?.subject], [robin.user.emailAddress, "Is this your email address?"]);
  const token = /verify#([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const { number } = (await asking(server)(robin, "POST", "/auth/verify_email_address/number")).body;
  const proven = await asking(server)(robin, "POST", "/auth/verify_email_address", { token, number });
  assert.equal(proven.body, { verified: true });
  const [row] = await server.services.db.select().from(user).where(eq(user.id, robin.user.id));
  assert.ok(row?.emailAddressVerifiedAt);
});

test("somebody whose address is verified gets the same reply and no mail", async () => {
  const robin = await addAdult(server);
  assert.equal((await resend(robin)).body, { sent: true });
  assert.equal([await server.inbox(), await server.services.db.select().from(link)], [[], []]);
});

test("once a minute, five times a day", async () => {
  const robin = await addPerson(server);
  const codes: unknown[] = [];
  for (let times = 0; times < 6; times += 1) {
    codes.push((await resend(robin)).code);
    server.clock.advance(61_000);
  }
  assert.equal(codes, [undefined, undefined, undefined, undefined, undefined, "REQUEST_429_LIMIT"]);
  server.clock.advance(86_400_000);
  await resend(robin);
  assert.is((await resend(robin)).code, "REQUEST_429_LIMIT");
  assert.is((await server.inbox()).length, 6);
});

test.run();
