import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { user } from "../../../../server/platform/db/schema/account";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { addAdult, addChild } from "../../../support/people/club";
import { invitationCalls } from "../../../support/people/invitation-calls";
import {
  type Answer,
  call,
  cookieHeader,
  cookieTransport,
  linkIn,
  logIn,
  logInWithGoogle,
  me,
  prove,
  shownNumber,
  signUp,
} from "../../../support/people/people";
import { googleLink } from "../../../support/server/identity";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who pressed where");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date());
});
test.after.each(() => server.close());

/**
 * Written by hand from decision 45. Rows: where the link of the mail was pressed, or how else the address was proven, by
 * somebody who reads the mailbox. The first holder of the account is that person, or a stranger whose password and
 * sessions the person does not know. Columns: the account. A cell: the reply; the account afterwards (P proven, U not, X
 * gone); whether the session that signed up and another one of the account live (+) or ended (-); whether what the first
 * holder said was kept (k) or cleared (c); with an invitation to the address, whether the session that signed up can
 * then become a guardian by it (g) or not (n).
 */
const table = `
                                          never proven  proven         invited         linked with Google  minor
presser  in the browser that signed up    200 P+- k     LINK P++ k     200 P+- k g     200 P+- k           200 P+- k
presser  elsewhere                        ELSE U++ k    LINK P++ k     ELSE U++ k n    ELSE U++ k          ELSE U++ k
presser  elsewhere, the number            200 P+- k     LINK P++ k     200 P+- k g     200 P+- k           200 P+- k
presser  elsewhere, three guesses         LINK U++ k    LINK P++ k     LINK U++ k n    LINK U++ k          LINK U++ k
presser  elsewhere, the password          200 P-- k     LINK P++ k     200 P-- k n     TAMPERED U-- k      200 P-- k
presser  elsewhere, a new password        200 P-- c     LINK P++ k     200 P-- c n     200 P-- c           200 P-- c
presser  That wasn't me                   200 X--       LINK P++ k     200 X-- n       200 X--             200 X--
presser  the invitation's mail            .             .              200 P+- k g     .                   .
presser  a reset                          200 P-- c     200 P-- k      200 P-- c n     200 P-- c           200 P-- c
presser  Google                           200 P-- c     CONFLICT P++ k 200 P-- c n     200 P-- c           200 P-- c
stranger in the browser that signed up    200 P+- k     LINK P++ k     200 P+- k g     200 P+- k           200 P+- k
stranger elsewhere                        ELSE U++ k    LINK P++ k     ELSE U++ k n    ELSE U++ k          ELSE U++ k
stranger elsewhere, the number            200 P+- k     LINK P++ k     200 P+- k g     200 P+- k           200 P+- k
stranger elsewhere, three guesses         LINK U++ k    LINK P++ k     LINK U++ k n    LINK U++ k          LINK U++ k
stranger elsewhere, the password          LOGIN U++ k   LOGIN P++ k    LOGIN U++ k n   LOGIN U++ k         LOGIN U++ k
stranger elsewhere, a new password        200 P-- c     LINK P++ k     200 P-- c n     200 P-- c           200 P-- c
stranger That wasn't me                   200 X--       LINK P++ k     200 X-- n       200 X--             200 X--
stranger the invitation's mail            .             .              JWT U++ k n     .                   .
stranger a reset                          200 P-- c     200 P-- k      200 P-- c n     200 P-- c           200 P-- c
stranger Google                           200 P-- c     CONFLICT P++ k 200 P-- c n     200 P-- c           200 P-- c
`;
const columns = ["never proven", "proven", "invited", "linked with Google", "minor"] as const;
type Column = (typeof columns)[number];
type First = "presser" | "stranger";

const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [first = "", where = "", ...cells] = line.replace(/^(\w+) +/, "$1  ").split(/ {2,}|(?<=k) (?=200)/);
    return { first: first as First, where, cells };
  });

let emailAddress: string;
let serial = 0;
const password = "Alley-oop-2026";

interface Scene {
  id: string;
  first: First;
  token: string;
  /** The session that signed up, in a browser. */
  signedUp: Answer;
  other: Answer;
  childId: string;
  /** Both empty without an invitation. */
  invitationId: string;
  mailToken: string;
  accept: (session: Answer, shown: object) => Promise<Answer>;
}

async function openScene(column: Column, first: First): Promise<Scene> {
  server.clock.advance(1_000);
  emailAddress = `father-${++serial}@example.com`;
  const dateOfBirth = column === "minor" ? "2012-01-01" : "1985-05-06";
  const { body } = await signUp(server, {
    email_address: emailAddress,
    first_name: "Sly",
    date_of_birth: dateOfBirth,
  });
  const id = String(body.user_id);
  await server.services.db
    .update(user)
    .set({ role: "squad_member", dripName: "sly_23" })
    .where(eq(user.id, id));
  const token = await linkIn(server, "verify");
  const own = { email_address: emailAddress };
  const signedUp = await logIn(server, own, { headers: cookieTransport() });
  if (column === "proven") await prove(server, signedUp, token);
  const other = await logIn(server, own);
  if (column === "linked with Google")
    server.identity.accounts.get(id)?.links.push(googleLink("somebody", "somebody@example.com"));
  const calls = invitationCalls(server);
  const mother = await addAdult(server);
  const sam = await addChild(server, [mother.user.id]);
  const invitation =
    column === "invited"
      ? (await calls.inviteToChild(mother, sam.id, { email_address: emailAddress })).body
      : null;
  return {
    id,
    first,
    token,
    signedUp,
    other,
    childId: sam.id,
    invitationId: invitation?.id ?? "",
    mailToken: invitation ? calls.mailToken(invitation) : "",
    accept: (session, shown) =>
      call(
        server,
        "/invitation/accept",
        { ...shown, for: [{ kind: "self" }] },
        {
          headers: {
            authorization: `Bearer ${session.body.access_token}`,
            "idempotency-key": crypto.randomUUID(),
          },
        },
      ),
  };
}

const guardians = async (childId: string) => {
  const found = await server.services.db.select().from(guardianship).where(eq(guardianship.childId, childId));
  return found.map(({ userId }) => userId);
};

const verify = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  call(server, "/auth/verify_email_address", { token, ...more }, { headers });

const presses: Record<string, (scene: Scene) => Promise<Answer>> = {
  "in the browser that signed up": ({ token, signedUp }) =>
    verify(token, {}, cookieTransport(cookieHeader(signedUp))),
  elsewhere: ({ token }) => verify(token, {}, cookieTransport()),
  "elsewhere, the number": async ({ token, signedUp }) => {
    const number = await shownNumber(server, signedUp);
    return verify(token, { number: number === "null" ? "10" : number });
  },
  "elsewhere, three guesses": async ({ token, signedUp }) => {
    const number = await shownNumber(server, signedUp);
    const guesses = ["11", "12", "13", "14"].filter((guess) => guess !== number);
    const [, , third] = [
      await verify(token, { number: guesses[0] }),
      await verify(token, { number: guesses[1] }),
      await verify(token, { number: guesses[2] }),
    ];
    return third;
  },
  "elsewhere, the password": async ({ token, first }) => {
    const known = first === "presser" ? password : "Guessed-in-vain-26";
    const session = await logIn(
      server,
      { email_address: emailAddress, password: known },
      { headers: cookieTransport() },
    );
    return session.status === 200 ? verify(token, {}, cookieTransport(cookieHeader(session))) : session;
  },
  "elsewhere, a new password": ({ token }) =>
    call(server, "/auth/verify_email_address/new_password", { token, password: "Pick-and-roll-27" }),
  "That wasn't me": ({ token }) => call(server, "/auth/verify_email_address/reject", { token }),
  "the invitation's mail": ({ accept, mailToken, signedUp, first }) =>
    // Without a session of the account the mail alone accepts nothing.
    accept(first === "presser" ? signedUp : { ...signedUp, body: {} }, { token: mailToken }),
  "a reset": async () => {
    await call(server, "/auth/reset_password", { email_address: emailAddress });
    await mailPasswordResets(server.services);
    return call(server, "/auth/reset_password/confirm", { token: await linkIn(server, "reset") });
  },
  Google: () => logInWithGoogle(server, { emailAddress, fullName: "Flo Father" }),
};

const short: Record<string, string> = {
  AUTH_400_LINK: "LINK",
  AUTH_403_ELSEWHERE: "ELSE",
  AUTH_403_TAMPERED: "TAMPERED",
  AUTH_400_LOGIN: "LOGIN",
  AUTH_401_JWT: "JWT",
  USER_409_CONFLICT: "CONFLICT",
};

async function outcome({ id, signedUp, other, accept, invitationId, childId }: Scene, answer: Answer) {
  const [row] = await server.services.db.select().from(user).where(eq(user.id, id));
  const life = async (session: Answer) =>
    (await me(server, session.body.access_token)).status === 200 ? "+" : "-";
  const isKept = row?.firstName === "Sly" && row.dateOfBirth !== null && row.dripName === "sly_23";
  const isCleared =
    row?.firstName === null &&
    row.lastName === null &&
    row.dateOfBirth === null &&
    row.dripName === null &&
    row.role === "onboarding" &&
    !row.fullName.includes("Sly");
  const state = row ? (row.emailAddressVerifiedAt ? "P" : "U") : "X";
  const lives = `${await life(signedUp)}${await life(other)}`;
  const code = String(answer.body.message_code ?? answer.status);
  const said = row ? [isKept ? "k" : isCleared ? "c" : "?"] : [];
  // By id, as a person finds an invitation that was sent to their proven address.
  if (invitationId !== "" && !(await guardians(childId)).includes(id))
    await accept(signedUp, { invitation_id: invitationId });
  const guards = invitationId === "" ? [] : [(await guardians(childId)).includes(id) ? "g" : "n"];
  return [short[code] ?? code, `${state}${lives}`, ...said, ...guards].join(" ");
}

for (const { first, where, cells } of rows)
  test(`${first === "presser" ? "the first holder presses" : "a stranger was first"}: ${where}`, async () => {
    const press = presses[where];
    assert.ok(press, where);
    assert.is(cells.length, columns.length);
    const seen: string[] = [];
    for (const [index, column] of columns.entries()) {
      if (cells[index] === ".") {
        seen.push(".");
        continue;
      }
      const scene = await openScene(column, first);
      if (column === "linked with Google") server.expectFaults();
      seen.push(await outcome(scene, await press(scene)));
    }
    assert.equal(seen, cells);
  });

test.run();
