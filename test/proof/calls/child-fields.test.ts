import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../server/platform/db/schema/account";
import { child } from "../../../server/platform/db/schema/family";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { membership } from "../../../server/platform/db/schema/team";
import type { Person } from "../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../support/people/club";
import { addPerson } from "../../support/people/person";
import { record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

/**
 * Which viewer sees which field of a child, copied by hand from the design's table. Each field has a unique value, and everything that a
 * viewer can read is searched for it.
 *
 *   gua guardian · cog the other guardian · coa coach · man manager · oth guardian of another player · pla adult player ·
 *   cfo follows the child · tfo follows the team · exm was in the team · str stranger · adm administrator · out signed out
 */
const viewers = ["gua", "cog", "coa", "man", "oth", "pla", "cfo", "tfo", "exm", "str", "adm", "out"] as const;
type Viewer = (typeof viewers)[number];

const shownByName = `
                      gua cog coa man oth pla cfo tfo exm str adm out
first name             +   +   +   +   +   +   +   -   -   -   -   -
last initial           +   +   +   +   +   +   -   -   -   -   -   -
number                 +   +   +   +   +   +   +   -   -   -   -   -
that they are there    +   +   +   +   +   +   +   -   -   -   -   -
date of birth          +   +   -   -   -   -   -   -   -   -   -   -
guardians' names       +   +   +   +   +   +   -   -   -   -   -   -
guardians' e-mail      +   -   -   -   -   -   -   -   -   -   -   -
guardians' phone       +   -   +   +   -   -   -   -   -   -   -   -
how a guardian came    +   +   -   -   -   -   -   -   -   -   -   -
photo consent          +   +   +   +   -   -   -   -   -   -   -   -
photo consent, whose   +   +   -   -   -   -   -   -   -   -   -   -
other teams            +   +   -   -   -   -   +   -   -   -   -   -
followers              +   +   -   -   -   -   -   -   -   -   -   -
`;

const shownByNumber = `
                      gua cog coa man oth pla cfo tfo exm str adm out
first name             +   +   +   +   -   -   +   -   -   -   -   -
last initial           +   +   +   +   -   -   -   -   -   -   -   -
number                 +   +   +   +   +   +   +   -   -   -   -   -
that they are there    +   +   +   +   +   +   +   -   -   -   -   -
date of birth          +   +   -   -   -   -   -   -   -   -   -   -
guardians' names       +   +   +   +   -   -   -   -   -   -   -   -
guardians' e-mail      +   -   -   -   -   -   -   -   -   -   -   -
guardians' phone       +   -   +   +   -   -   -   -   -   -   -   -
how a guardian came    +   +   -   -   -   -   -   -   -   -   -   -
photo consent          +   +   +   +   -   -   -   -   -   -   -   -
photo consent, whose   +   +   -   -   -   -   -   -   -   -   -   -
other teams            +   +   -   -   -   -   +   -   -   -   -   -
followers              +   +   -   -   -   -   -   -   -   -   -   -
`;

/** Both guardians are banned: they cannot call, and only staff see the child. */
const frozen = `
                      gua cog coa man oth pla cfo tfo exm str adm out
first name             -   -   +   +   -   -   -   -   -   -   -   -
last initial           -   -   +   +   -   -   -   -   -   -   -   -
number                 -   -   +   +   -   -   -   -   -   -   -   -
that they are there    -   -   +   +   -   -   -   -   -   -   -   -
date of birth          -   -   -   -   -   -   -   -   -   -   -   -
guardians' names       -   -   -   -   -   -   -   -   -   -   -   -
guardians' e-mail      -   -   -   -   -   -   -   -   -   -   -   -
guardians' phone       -   -   -   -   -   -   -   -   -   -   -   -
how a guardian came    -   -   -   -   -   -   -   -   -   -   -   -
photo consent          -   -   +   +   -   -   -   -   -   -   -   -
photo consent, whose   -   -   -   -   -   -   -   -   -   -   -   -
other teams            -   -   -   -   -   -   -   -   -   -   -   -
followers              -   -   -   -   -   -   -   -   -   -   -   -
`;

const test = suite("fields of a child");

function readTable(table: string) {
  const [head = "", ...rows] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), viewers, "the columns are the viewers");
  return rows.flatMap((row) => {
    const [, field = "", marks = ""] = /^(.*?)\s+([+-](?:\s+[+-])*)$/.exec(row.trim()) ?? [];
    return marks
      .split(/\s+/)
      .map((mark, index) => ({ field, viewer: viewers[index] as Viewer, isSeen: mark === "+" }));
  });
}

const since = "2026-03-03T03:03:03.003Z";

async function openWorld(server: TestServer) {
  const { services } = server;
  const people = {
    gua: await addAdult(server, {
      firstName: "Quillon",
      fullName: "Quillon Reyes",
      emailAddress: "canary-guardian@example.com",
      phoneNumber: "+15550199887",
    }),
    cog: await addAdult(server, { fullName: "Bettina Reyes" }),
    coa: await addAdult(server, { fullName: "Dana Coach" }),
    man: await addAdult(server, { fullName: "Priya Manager" }),
    oth: await addAdult(server, { fullName: "Kim Other" }),
    pla: await addAdult(server, { fullName: "Pat Player" }),
    cfo: await addAdult(server, { fullName: "Folkert Grandpa" }),
    tfo: await addAdult(server, { fullName: "Terry Fan" }),
    exm: await addAdult(server, { fullName: "Ex Member" }),
    str: await addAdult(server, { fullName: "Stranger Danger" }),
    adm: await addPerson(server, { role: "administrator", emailAddressVerifiedAt: server.clock.now() }),
  };
  const id = (key: keyof typeof people) => people[key].user.id;
  const sam = await addChild(server, [id("gua"), id("cog")], {
    firstName: "Zephyrine",
    lastInitial: "Ж",
    dateOfBirth: "2015-07-13",
  });
  await services.db.execute(
    sql`update guardianship set created_at = ${since}::timestamptz where child_id = ${sam.id} and user_id = ${id("cog")}`,
  );
  await addFollower(server, sam.id, id("cfo"), id("gua"));
  const grandma = await addAdult(server, { fullName: "Gerlinde Grandma" });
  await addFollower(server, sam.id, grandma.user.id, id("gua"));
  const ada = await addChild(server, [id("oth")], { firstName: "Ada", lastInitial: "O" });
  const team = await addTeam(server, id("man"));
  // The spot was for a player whose guardians were invited, and Sam took it.
  const kept = await make(server, people.man, `/team/team_id/${team.id}/spots`, {
    rows: [
      { first_name: "Zed", last_initial: "M", number: "83", email_addresses: ["another-parent@example.com"] },
    ],
  });
  await services.db
    .update(membership)
    .set({ childId: sam.id, spotFirstName: null, spotLastInitial: null })
    .where(eq(membership.id, kept.results[0].membership_id));
  const player = { id: String(kept.results[0].membership_id) };
  await addMember(server, team.id, { childId: ada.id });
  await addMember(server, team.id, { userId: id("coa"), roles: ["coach"] });
  await addMember(server, team.id, { userId: id("pla") });
  await addMember(server, team.id, { userId: id("tfo"), roles: ["follower"] });
  await addMember(server, team.id, {
    userId: id("exm"),
    endedAt: server.clock.now(),
    endedBy: id("man"),
    endReason: "removed",
  });
  const elsewhere = await addTeam(server, (await addAdult(server)).user.id, { name: "Elsewherians" });
  await addMember(server, elsewhere.id, { childId: sam.id });
  // Sam requests to join another team of the manager's.
  const asked = await addTeam(server, id("man"), { name: "Knockers" });
  await addJoinRequest(server, asked.id, { userId: id("gua"), childId: sam.id });
  const mail = (await server.inbox()).find(({ to }) => to === "another-parent@example.com");
  const families = await make(server, people.coa, `/team/team_id/${team.id}/invitation`, {
    roles: ["player"],
    is_shared: true,
    days: 14,
  });
  const followers = await make(server, people.cog, `/child/child_id/${sam.id}/invitation`, {
    kind: "follower",
  });
  const named = await make(server, people.cog, `/child/child_id/${sam.id}/invitation`, {
    kind: "follower",
    email_address: "uncle@example.com",
  });
  const links = [families, followers, named].map(({ link }) => String(link).split("#")[1] ?? "");
  const spotMail = /\/app\/join#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  assert.ok(spotMail);
  return { people, id, sam, team, asked, player, links, spotMail };
}

async function make(server: TestServer, person: Person, url: string, payload: object) {
  const headers = { ...(await person.signIn()), "idempotency-key": randomUUID() };
  const reply = await server.app.inject({ method: "POST", url, headers, payload });
  assert.is(reply.statusCode, 200, reply.body);
  return reply.json();
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Everything that the viewer can read, as one text; a refusal contributes nothing. */
async function readAll(server: TestServer, world: World, viewer: Viewer) {
  const { people, sam, team, asked, player, links, spotMail } = world;
  const headers = viewer === "out" ? {} : await people[viewer].signIn();
  const tokens = [...links.map((token) => ({ token })), { token: spotMail }];
  // Opened before the lists are read, since the lists show opened invitations.
  const opened = await Promise.all([
    ...tokens.map((payload) =>
      server.app.inject({ method: "POST", url: "/invitation/read", headers, payload }),
    ),
    // What the spot's mail says may be shown to the mail's holder: it named Zed.
    ...tokens.map((payload) => server.app.inject({ method: "POST", url: "/invitation/preview", payload })),
  ]);
  const replies = await Promise.all(
    [
      "/user/me",
      "/user/me/family",
      "/user/me/teams",
      "/user/me/waiting",
      `/child/child_id/${sam.id}`,
      `/child/child_id/${sam.id}/invitation`,
      `/team/team_id/${team.id}`,
      `/team/team_id/${team.id}/membership`,
      `/team/team_id/${team.id}/join_request`,
      `/team/team_id/${team.id}/invitation`,
      `/team/team_id/${asked.id}/join_request`,
      `/team/team_id/${team.id}/membership/membership_id/${player.id}/phone_numbers`,
    ].map((url) => server.app.inject({ method: "GET", url, headers })),
  );
  const read = [...opened, ...replies].filter(({ statusCode }) => statusCode === 200);
  const aboutSam = read.flatMap((reply) => entriesAbout(reply.json(), [sam.id, player.id]));
  return { text: read.map(({ body }) => body).join("\n"), aboutSam };
}

/** Every object that has one of these ids. */
function entriesAbout(value: unknown, ids: readonly string[]): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((each) => entriesAbout(each, ids));
  const isOne = Object.values(value).some((each) => typeof each === "string" && ids.includes(each));
  return isOne && !Array.isArray(value) ? [value, ...inner] : inner;
}

const fields: Record<string, (seen: Awaited<ReturnType<typeof readAll>>) => boolean> = {
  "first name": ({ text }) => text.includes("Zephyrine"),
  "last initial": ({ text }) => text.includes("Ж"),
  number: ({ text }) => text.includes('"number":"83"'),
  "that they are there": ({ aboutSam }) => aboutSam.length > 0,
  "date of birth": ({ text }) => text.includes("2015-07-13"),
  "guardians' names": ({ text }) => text.includes("Quillon"),
  "guardians' e-mail": ({ text }) => text.includes("canary-guardian"),
  "guardians' phone": ({ text }) => text.includes("+15550199887"),
  "how a guardian came": ({ text }) => text.includes(since),
  "photo consent": ({ aboutSam }) => aboutSam.some((each) => "may_be_photographed" in each),
  "photo consent, whose": ({ aboutSam }) => aboutSam.some((each) => "my_photo_consent" in each),
  "other teams": ({ text }) => text.includes("Elsewherians"),
  followers: ({ text }) => text.includes("Gerlinde"),
};

async function judge(server: TestServer, world: World, table: string, name: string) {
  const wrong: string[] = [];
  const cells = readTable(table);
  const seen = new Map<Viewer, Awaited<ReturnType<typeof readAll>>>();
  await server.services.db.delete(rateBucket);
  for (const viewer of viewers) seen.set(viewer, await readAll(server, world, viewer));
  for (const { field, viewer, isSeen } of cells) {
    const look = fields[field];
    const all = seen.get(viewer);
    if (!look || !all) throw new Error(`How is ${field} of ${viewer} looked for?`);
    if (look(all) !== isSeen) wrong.push(`${name}: ${viewer} ${isSeen ? "does not see" : "sees"} ${field}`);
    assert.not.match(
      all.text,
      /"(first_name|last_initial|date_of_birth|shown_as|guardians|followers|may_be_photographed)":null/,
      "what may not be seen is absent, not null",
    );
  }
  return { wrong, count: cells.length };
}

test("each viewer gets exactly the child fields that the design's table lists", async () => {
  const server = await openTestServer();
  server.clock.set(new Date());
  const { db } = server.services;
  const world = await openWorld(server);
  const named = await judge(server, world, shownByName, "by name");
  await db.update(child).set({ shownAs: "number" }).where(eq(child.id, world.sam.id));
  const numbered = await judge(server, world, shownByNumber, "by number");
  await db.update(child).set({ shownAs: "name" }).where(eq(child.id, world.sam.id));
  await db
    .update(user)
    .set({ bannedAt: server.clock.now() })
    .where(inArray(user.id, [world.id("gua"), world.id("cog")]));
  const resting = await judge(server, world, frozen, "frozen");
  const wrong = [...named.wrong, ...numbered.wrong, ...resting.wrong];
  assert.equal(wrong, []);
  const count = named.count + numbered.count + resting.count;
  assert.is(count, 468);
  record({ point: 17, tried: "Cells of viewer by field of a child", count, wrong: wrong.length });
  await server.close();
});

test.run();
