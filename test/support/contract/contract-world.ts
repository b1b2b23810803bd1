import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { resetMails } from "../../../domain/mail-links/reset-share";
import type { Device } from "../../../domain/session/device-of";
import { mailPasswordResets } from "../../../server/commands/mail-links/password-reset-mails";
import { keyOf } from "../../../server/core/account/mailbox";
import { addDings } from "../../../server/core/notification/ding.store";
import { user } from "../../../server/platform/db/schema/account";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { resetMail } from "../../../server/platform/db/schema/identity";
import { session } from "../../../server/platform/db/schema/session";
import { breakable } from "../server/breakable-database";
import { takeDatabase } from "../server/database";
import { immediate, openForwarder, portOf } from "../server/forwarder";
import { openTestServer, testOrigin } from "../server/server";
import { openValidationProxy } from "./prism";

export type World = Awaited<ReturnType<typeof openWorld>>;
export interface Person {
  id: string;
  emailAddress: string;
  accessToken: string;
  /** The token as a cookie header. */
  cookie: string;
  refreshToken: string;
  idToken: string;
}

const password = "Alley-oop-2026";
export const cookieTransport = { "X-Token-Transport": "cookie", Origin: testOrigin };

/** The real server behind Prism's validation proxy, with users and ways to make its dependencies fail. */
export async function openWorld() {
  let database = await takeDatabase();
  const { db } = database;
  const driver = breakable(db);
  const server = await openTestServer({ db });
  server.expectFaults();
  const { app, services, identity } = server;
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Close connections after each request: the proxy would reuse them, but the next call may go to another server.
  app.server.maxRequestsPerSocket = 1;
  const forwarder = await openForwarder();
  forwarder.targetOf(app);
  const proxy = await openValidationProxy(forwarder.origin);
  const { mail } = services;
  const { isHealthy } = identity;

  async function ask<Reply>(method: "POST" | "PUT" | "PATCH", url: string, payload: object, bearer = "") {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const reply = await app.inject({ method, url, payload, headers });
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json<Reply>();
  }

  const newEmailAddress = () => `robin-${randomUUID().slice(0, 8)}@example.com`;

  async function enter(
    emailAddress: string,
    route: string,
    payload: object,
    idToken: string,
  ): Promise<Person> {
    const bare = await ask<{ access_token: string; refresh_token: string }>("POST", route, payload);
    const inCookie = await app.inject({ method: "POST", url: route, payload, headers: cookieTransport });
    const [cookie = ""] = [inCookie.headers["set-cookie"] ?? ""]
      .flat()
      .map((line) => line.split(";")[0] ?? "");
    const { access_token: accessToken, refresh_token: refreshToken } = bare;
    const me = await app.inject({ url: "/user/me", headers: { authorization: `Bearer ${accessToken}` } });
    return { id: me.json<{ id: string }>().id, emailAddress, accessToken, refreshToken, cookie, idToken };
  }

  return {
    origin: proxy.origin,
    /** For the makers of families and teams in test/support/people/club.ts. */
    services,
    clock: server.clock,
    direct: `http://127.0.0.1:${portOf(app.server)}`,
    identity,
    config: services.config,
    newEmailAddress,

    async signUp(emailAddress = newEmailAddress()) {
      await ask("POST", "/auth/sign_up_with_email_address", {
        email_address: emailAddress,
        password,
        first_name: "Robin",
        last_name: "Reyes",
        date_of_birth: "1988-02-29",
      });
      return { emailAddress, idToken: identity.signInWithPassword(emailAddress, password) ?? "" };
    },

    /** Signs up and in, without a drip name. */
    async newcomer(emailAddress?: string): Promise<Person> {
      const signedUp = await this.signUp(emailAddress);
      const payload = { email_address: signedUp.emailAddress, id_token: signedUp.idToken };
      return enter(signedUp.emailAddress, "/auth/log_in_with_firebase", payload, signedUp.idToken);
    },

    async member(dripName = "robin_23"): Promise<Person> {
      const person = await this.newcomer();
      await ask("PUT", `/user/user_id/${person.id}/details`, { drip_name: dripName }, person.accessToken);
      return person;
    },

    /** Signs up and in with Google. */
    async googleNewcomer(): Promise<Person> {
      const { emailAddress, idToken } = await this.googleAccount();
      const payload = { provider: "google", access_token: idToken };
      return enter(emailAddress, "/auth/log_in_with_provider", payload, idToken);
    },

    async googleAccount() {
      const emailAddress = newEmailAddress();
      const idToken = identity.signInWithGoogle({ emailAddress });
      const payload = { provider: "google", access_token: idToken };
      await ask("POST", "/auth/log_in_with_provider", payload);
      const { subject } = (await identity.findByEmailAddress(keyOf(emailAddress))) ?? { subject: "" };
      return { emailAddress, idToken, subject };
    },

    change: (id: string, values: Partial<typeof user.$inferInsert>) =>
      db.update(user).set(values).where(eq(user.id, id)),

    async nameDevices(userId: string) {
      const name = (transport: "bare" | "cookie", device: Device) =>
        db
          .update(session)
          .set(device)
          .where(and(eq(session.userId, userId), eq(session.transport, transport)));
      await name("bare", { browser: "safari", system: "ios" });
      await name("cookie", { browser: "chrome", system: "windows" });
    },

    addDing: (userId: string) =>
      addDings(db, {
        userIds: [userId],
        kind: "role_changed",
        teamId: null,
        about: {},
        now: server.clock.now(),
      }),

    async requestReset(emailAddress: string) {
      await ask("POST", "/auth/reset_password", { email_address: emailAddress });
      await mailPasswordResets(services);
    },

    /** Uses up the reset mails for strangers and closes every link. */
    async spendResets(emailAddress: string) {
      for (let times = 0; times < resetMails.forStrangers; times += 1) await this.requestReset(emailAddress);
      await db.update(resetMail).set({ isLinkOver: true });
    },

    /** The token of the mail that links to this page. */
    async mailedToken(page: "reset" | "verify" | "goodbye") {
      const texts = (await server.inbox()).map(
        ({ text }) => new RegExp(`/app/${page}#([\\w-]+)`).exec(text)?.[1],
      );
      return texts.find((token) => token !== undefined) ?? "";
    },

    /** The number that a person's waiting screen shows. */
    async shownNumber({ accessToken }: Person) {
      const { number } = await ask<{ number: string }>(
        "POST",
        "/auth/verify_email_address/number",
        {},
        accessToken,
      );
      return number;
    },

    /** Sets every counted limit to this number of tries. Returns the number of counts. */
    async countTries(tries: number) {
      return (await db.update(rateBucket).set({ count: tries }).returning()).length;
    },

    refuseMail() {
      services.mail = { ...mail, canAccept: async () => false };
    },

    /** The server has no room for another stream. */
    fillStreams() {
      services.mostStreams = 0;
    },

    /** Makes every use of the database fail like this until the next scene. */
    breakDatabase: driver.break,

    /** An internal error in the health check. */
    breakHealthCheck() {
      identity.isHealthy = () => {
        throw new Error("provoked");
      };
    },

    /** A second server on the same database, which is closing when the call arrives. */
    async closing<Value>(method: string, call: () => Promise<Value>): Promise<Value> {
      const leaving = await openTestServer({ db, identity, now: services.now });
      await leaving.app.listen({ port: 0, host: "127.0.0.1" });
      await forwarder.begin(leaving.app, method);
      leaving.expectFaults();
      const closed = leaving.close();
      while (leaving.app.server.listening) await immediate();
      const value = await call();
      await closed;
      return value;
    },

    /** The next scene starts with an empty database. */
    async reset() {
      driver.mend();
      services.mail = mail;
      delete services.mostStreams;
      identity.isHealthy = isHealthy;
      identity.isDown = false;
      identity.accounts.clear();
      await mailPasswordResets(services);
      await database.release();
      database = await takeDatabase();
    },

    async close() {
      driver.mend();
      await proxy.close();
      await forwarder.close();
      await server.close();
      await database.release();
    },
  };
}
