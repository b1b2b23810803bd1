import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFromIso, isoDateOf, weekdayOf } from "../../../domain/dates/calendar";
import { user } from "../../../server/platform/db/schema/account";
import { child, circleRequest } from "../../../server/platform/db/schema/family";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { series, venue } from "../../../server/platform/db/schema/schedule";
import { samePlayer } from "../../../server/platform/db/schema/schedule-answers";
import { membership, possibleDuplicate, season, teamBar } from "../../../server/platform/db/schema/team";
import { importedGame, newPractice, newSeries, phone, presentMark } from "../../support/contract/typical";
import { addAbsence, addUsualYes } from "../../support/people/absence";
import { leave, stayTokens } from "../../support/people/account-deletion";
import type { Person } from "../../support/people/ask";
import { addCalendarLink, addGuestLink } from "../../support/people/calendar-link";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addPossibleDuplicate,
  addRemoval,
  addTeam,
} from "../../support/people/club";
import { addPerson } from "../../support/people/person";
import { addEvent, addLastSeason } from "../../support/people/schedule";
import { record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";
import { copyTables } from "../../support/server/table-copies";
import { letters, type PersonKey, people, table } from "./standings.data";
import { absenceTable } from "./standings-absence.data";
import { attendanceTable } from "./standings-attendance.data";
import { auditTable } from "./standings-audit.data";
import { calendarLinkTable } from "./standings-calendar-link.data";
import { scheduleTable } from "./standings-schedule.data";
import { seasonTable } from "./standings-season.data";

const test = suite("standings");

/** The tables that a refused call must not change: all but rate limits and sessions. */
const watched = [
  '"user"',
  "child",
  "guardianship",
  "circle_request",
  "guardian_removal",
  "follow",
  "consent",
  "team",
  "season",
  "membership",
  "team_bar",
  "join_request",
  "possible_duplicate",
  "invitation",
  "invitation_use",
  "mail_block",
  "mail_outbox",
  "venue",
  "series",
  "event",
  "event_version",
  "participation",
  "answer_log",
  "notice",
  "ding",
  "push_token",
  "push_acknowledgement",
  "push_queue",
  "same_player",
  "absence",
  "absence_told",
  "usual_yes",
  "calendar_feed",
  "audit",
];

interface Cell {
  call: string;
  person: PersonKey;
  expected: number | string;
}

/** The data file's table, cell by cell. */
function readTable(): Cell[] {
  const [head = "", ...rows] = [
    table,
    scheduleTable,
    seasonTable,
    absenceTable,
    attendanceTable,
    calendarLinkTable,
  ].flatMap((each) => each.trim().split("\n"));
  assert.equal(head.trim().split(/\s+/), people, "the columns are the people");
  return rows.flatMap((row) => {
    const words = row.trim().split(/\s+/);
    const marks = words.slice(-people.length);
    const refusal = words.at(-people.length - 1) ?? "";
    const call = words.slice(0, -people.length - 1).join(" ");
    return people.map((person, index) => {
      const mark = marks[index] ?? "";
      const expected = mark === "-" ? refusal : letters[mark];
      if (expected === undefined || expected === ".")
        throw new Error(`${call} of ${person}: what is ${mark}?`);
      return { call, person, expected };
    });
  });
}

const nameIn = (id: string) => `p_${id.slice(0, 8)}`;

const goodbye = (id_token: string, own: string) => ({
  id_token,
  drip_name: nameIn(own),
  children_erased: [],
  teams_archived: [],
});

/** Returns the undo mail's token. */
async function sendOff(server: TestServer, who: Person): Promise<string> {
  const [row] = await server.services.db.select().from(user).where(eq(user.id, who.user.id));
  const left = await leave(server, who, { dripName: row?.dripName ?? "" });
  assert.is(left.status, 200, left.text);
  return (await stayTokens(server)).at(-1) ?? "";
}

/** The team Comets, the player Sam, and everybody with a team role or a relation to them. */
async function openWorld(server: TestServer) {
  const { services, clock } = server;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const proven = { emailAddressVerifiedAt: now };
  const adult = () => addAdult(server);
  const made = {
    ban: await adult(),
    onb: await addPerson(server, { ...proven, role: "onboarding" }),
    def: await addPerson(server, { ...proven, role: "default" }),
    unk: await addPerson(server, { ...proven, dateOfBirth: null }),
    unp: await addPerson(server),
    str: await adult(),
    min: await addPerson(server, { ...proven, dateOfBirth: "2011-03-01" }),
    mak: await adult(),
    let: await adult(),
    oth: await adult(),
    pla: await adult(),
    coa: await adult(),
    cog: await adult(),
    man: await adult(),
    tfo: await adult(),
    cfo: await adult(),
    exm: await adult(),
    bar: await adult(),
    lea: await adult(),
  };
  // Those who may delete their account type it.
  await services.db.execute(
    sql`update "user" set drip_name = 'p_' || substr(id, 1, 8) where drip_name is null`,
  );
  const id = (key: keyof typeof made) => made[key].user.id;
  const team = await addTeam(server, id("man"), { createdAt: ago(30) });
  const sam = await addChild(server, [id("mak")], { createdAt: ago(10) });
  await services.db.execute(
    sql`update guardianship set created_at = ${ago(10).toISOString()}::timestamptz where child_id = ${sam.id}`,
  );
  await services.db.execute(
    sql`insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at)
      values (${randomUUID()}, ${sam.id}, ${id("let")}, 'let_in', ${id("mak")}, ${ago(2).toISOString()}::timestamptz)`,
  );
  const today = now.toISOString().slice(0, 10);
  const endsOn = new Date(now.getTime() + 400 * 86_400_000).toISOString().slice(0, 10);
  await services.db
    .insert(season)
    .values({ teamId: team.id, id: randomUUID(), name: "Fall", startsOn: today, endsOn });
  // Its only manager is banned.
  const resting = await addTeam(server, id("ban"));
  await services.db.execute(
    sql`update "user" set banned_at = ${now.toISOString()}::timestamptz where id = ${id("ban")}`,
  );
  const lena = await addChild(server, [id("mak"), id("let")], { firstName: "Lena" });
  const ada = await addChild(server, [id("oth")], { firstName: "Ada", lastInitial: "O" });
  const kit = await addChild(server, [id("cog")], { firstName: "Kit", lastInitial: "C" });
  const tim = await addChild(server, [id("str")], { firstName: "Tim", lastInitial: "S" });
  await addFollower(server, sam.id, id("cfo"), id("mak"));
  const inTeam = { createdAt: ago(20), letInAt: ago(20), letInBy: id("man") };
  const player = await addMember(server, team.id, { ...inTeam, childId: sam.id, number: "7" });
  await addMember(server, team.id, { ...inTeam, childId: ada.id });
  await addMember(server, team.id, { ...inTeam, childId: kit.id });
  await addMember(server, team.id, { ...inTeam, childId: lena.id });
  await services.db
    .update(child)
    .set({ deletedAt: ago(1), deletedBy: id("mak") })
    .where(eq(child.id, lena.id));
  // Another Sam joined, a stranger's child, and each guardian of the first was notified.
  // Beside the two who stay.
  await services.db.execute(
    sql`insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at)
      values (${randomUUID()}, ${sam.id}, ${id("lea")}, 'let_in', ${id("mak")}, ${ago(9).toISOString()}::timestamptz)`,
  );
  const other = await addChild(server, [(await adult()).user.id]);
  const told = await addPossibleDuplicate(server, team.id, {
    childId: sam.id,
    userId: id("mak"),
    newcomer: other,
  });
  await services.db.insert(possibleDuplicate).values({ ...told, id: randomUUID(), userId: id("let") });
  // Staff have joined the two rows.
  const pair = { membershipId: told.membershipId, countsAs: player.id };
  await services.db.insert(samePlayer).values({ teamId: team.id, ...pair, byUser: id("man") });
  const adultPlayer = await addMember(server, team.id, { ...inTeam, userId: id("pla") });
  const coach = await addMember(server, team.id, { ...inTeam, userId: id("coa"), roles: ["coach"] });
  await addMember(server, team.id, { ...inTeam, userId: id("cog"), roles: ["coach"] });
  const fan = await addMember(server, team.id, { ...inTeam, userId: id("tfo"), roles: ["follower"] });
  await addMember(server, team.id, {
    ...inTeam,
    userId: id("exm"),
    endedAt: ago(1),
    endedBy: id("man"),
    endReason: "removed",
  });
  await addMember(server, team.id, { ...inTeam, userId: id("lea"), roles: ["coach"] });
  for (const childId of [sam.id, ada.id]) await addMember(server, resting.id, { ...inTeam, childId });
  const frozenPlayer = await addMember(server, resting.id, { ...inTeam, userId: id("pla") });
  for (const userId of [id("coa"), id("cog")])
    await addMember(server, resting.id, { ...inTeam, userId, roles: ["coach"] });
  await addMember(server, resting.id, { ...inTeam, userId: id("tfo"), roles: ["follower"] });
  const late = await addMember(server, team.id, {
    userId: (await adult()).user.id,
    createdAt: ago(2),
    letInAt: ago(2),
    letInBy: id("coa"),
  });
  const longAgo = await addMember(server, team.id, {
    userId: (await adult()).user.id,
    createdAt: ago(8),
    letInAt: ago(8),
    letInBy: id("coa"),
  });
  const [manager] = await services.db
    .select()
    .from(membership)
    .where(eq(membership.userId, id("man")));
  if (!manager) throw new Error("Nobody manages the team.");
  const spot = await addMember(server, team.id, { ...inTeam, spotFirstName: "Leo", spotLastInitial: "M" });
  await services.db.insert(teamBar).values({
    teamId: team.id,
    id: randomUUID(),
    userId: id("bar"),
    createdBy: id("man"),
    createdAt: ago(1),
  });
  const request = await addJoinRequest(server, team.id, { userId: id("str"), childId: tim.id });
  const asker = await adult();
  const asking = randomUUID();
  await services.db.insert(circleRequest).values({
    id: asking,
    childId: sam.id,
    userId: asker.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: now,
  });
  const removal = await addRemoval(server, {
    childId: sam.id,
    userId: id("let"),
    requestedBy: id("mak"),
  });
  const invited = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["follower"], is_shared: true, days: 14 },
  });
  assert.is(invited.statusCode, 200, invited.body);
  const shared: { id: string; link: string } = invited.json();
  const named = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["player"], is_shared: false, days: 14, email_address: "somebody@example.com" },
  });
  assert.is(named.statusCode, 200, named.body);
  const staff = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["coach"], is_shared: false, days: 14, email_address: "coach-to-be@example.com" },
  });
  assert.is(staff.statusCode, 200, staff.body);
  const follower = await server.app.inject({
    method: "POST",
    url: `/child/child_id/${sam.id}/invitation`,
    headers: { ...(await made.mak.signIn()), "idempotency-key": randomUUID() },
    payload: { kind: "follower" },
  });
  assert.is(follower.statusCode, 200, follower.body);
  const mail = (await server.inbox()).find(({ to }) => to === "somebody@example.com");
  const schedule = await addSchedule(server, team.id, id("man"));
  // On a day without events, so that all answers are first ones.
  const in20Days = isoDateOf((dayFromIso(schedule.in10Days) ?? 0) + 10);
  const days = { firstDay: in20Days, lastDay: in20Days };
  const ownLink = await addCalendarLink(server, id("mak"));
  const guestLink = await addGuestLink(server, { by: id("mak"), childId: sam.id, endsOn: schedule.in10Days });
  const absence = await addAbsence(server, { childId: sam.id, by: id("mak"), ...days });
  await addUsualYes(server, { teamId: team.id, membershipId: player.id, by: id("mak") });
  return {
    made,
    proofOf: (subject: string) =>
      server.identity.signToken({ subject, emailAddress: `${subject}@example.com`, provider: "drip" }),
    undo: await sendOff(server, made.lea),
    id,
    device: await addDevice(server, made.mak),
    ...schedule,
    absence: absence.id,
    absenceWeekday: weekdayOf(dayFromIso(in20Days) ?? 0),
    ownLink,
    guestLink,
    team: team.id,
    resting: resting.id,
    sam: sam.id,
    ada: ada.id,
    down: lena.id,
    player: player.id,
    adultPlayer: adultPlayer.id,
    coach: coach.id,
    fan: fan.id,
    frozenPlayer: frozenPlayer.id,
    late: late.id,
    longAgo: longAgo.id,
    other: told.membershipId,
    manager: manager.id,
    spot: spot.id,
    request: request.id,
    asking,
    removal,
    invitation: shared.id,
    staffInvitation: staff.json<{ id: string }>().id,
    followerInvitation: follower.json<{ id: string }>().id,
    token: shared.link.split("#")[1] ?? "",
    mailToken: /\/app\/join#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

async function addDevice(
  { app }: TestServer,
  { signIn }: Awaited<ReturnType<typeof addPerson>>,
): Promise<string> {
  const endpoint = `${phone.endpoint}-of-mak`;
  const headers = await signIn();
  const reply = await app.inject({
    method: "POST",
    url: "/user/me/push_token",
    headers,
    payload: { ...phone, endpoint },
  });
  return reply.json<{ tokens: [{ id: string }] }>().tokens[0].id;
}

/** Practices on four days, far enough ahead to be taken back; one is called off, one belongs to a series. */
async function addSchedule(server: TestServer, teamId: string, createdBy: string) {
  const { services, clock } = server;
  const in10Days = isoDateOf(Math.floor(clock.now().getTime() / 86_400_000) + 10);
  const startsLocal = `${in10Days}T17:30:00`;
  const seriesId = randomUUID();
  const venueId = randomUUID();
  await services.db.insert(venue).values({ teamId, id: venueId, name: "Riverside" });
  await services.db.insert(series).values({
    teamId,
    id: seriesId,
    weekdays: 127,
    firstDay: in10Days,
    lastDay: in10Days,
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
    createdBy,
  });
  const of = (change: object) => addEvent(server, teamId, { createdBy, startsLocal, ...change });
  await of({ seriesId, seriesDay: in10Days });
  const ago = (days: number) => isoDateOf((dayFromIso(in10Days) ?? 0) - 10 - days);
  const lastSeason = await addLastSeason(server, teamId, createdBy, {
    weekdays: 127,
    firstDay: ago(60),
    lastDay: ago(5),
  });
  return {
    in10Days,
    seriesId,
    lastSeason,
    venueId,
    practice: (await of({})).id,
    tonight: (await of({ timeZone: "UTC", startsLocal: `${clock.now().toISOString().slice(0, 16)}:00` })).id,
    calledOff: (await of({ status: "called_off", calledOffFor: "weather" })).id,
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Asked = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  payload?: object;
  version?: number;
};

const ask = (method: Asked["method"], url: string, payload?: object): Asked => ({
  method,
  url,
  ...(payload ? { payload } : {}),
});

const eventOf = (team: string, event: string) => `/team/team_id/${team}/event/event_id/${event}`;
/** The first answer: none was seen before. */
const answerFor = (team: string, event: string, membership: string) => ({
  ...ask("PUT", `${eventOf(team, event)}/answer/membership_id/${membership}`, {
    answer: "yes",
    event_version: 1,
  }),
  version: 0,
});

const markOf = (team: string, event: string, membership: string) =>
  ask("PUT", `${eventOf(team, event)}/attendance`, { rows: [{ membership_id: membership, ...presentMark }] });

const awayOn = (day: string, childId: string | null, more: object = {}) =>
  ask("POST", "/user/me/absence", {
    people: [{ child_id: childId }],
    first_day: day,
    last_day: day,
    ...more,
  });

/** Each call in a form that would succeed. Nothing in the world has changed, so all versions are 1. */
const calls: Record<string, (world: World, own: string) => Asked> = {
  resendVerification: () => ask("POST", "/auth/verify_email_address/resend"),
  giveDateOfBirth: (_, own) =>
    ask("PUT", `/user/user_id/${own}/date_of_birth`, { date_of_birth: "1988-02-29" }),
  "giveDateOfBirth/another's": ({ id }) =>
    ask("PUT", `/user/user_id/${id("unk")}/date_of_birth`, { date_of_birth: "1988-02-29" }),
  setPhoneNumber: (_, own) =>
    ask("PUT", `/user/user_id/${own}/phone_number`, { phone_number: "+15550100200" }),
  "setPhoneNumber/another's": ({ id }) =>
    ask("PUT", `/user/user_id/${id("ban")}/phone_number`, { phone_number: "+15550100200" }),
  exportMyData: ({ proofOf }, own) => ask("POST", "/user/me/export", { id_token: proofOf(own) }),
  readDeletion: (_, own) => ask("GET", `/user/user_id/${own}/deletion`),
  "readDeletion/another's": ({ id }) => ask("GET", `/user/user_id/${id("lea")}/deletion`),
  deleteAccount: ({ proofOf }, own) =>
    ask("POST", `/user/user_id/${own}/deletion`, goodbye(proofOf(own), own)),
  "deleteAccount/another's": ({ proofOf, id }, own) =>
    ask("POST", `/user/user_id/${id("lea")}/deletion`, goodbye(proofOf(own), own)),
  "readLeaving/lea's": ({ undo }) => ask("POST", "/user/deletion/undo/read", { token: undo }),
  "keepAccount/lea's": ({ undo }) => ask("POST", "/user/deletion/undo", { token: undo }),
  readFamily: () => ask("GET", "/user/me/family"),
  readTeams: () => ask("GET", "/user/me/teams"),
  readWaiting: () => ask("GET", "/user/me/waiting"),
  dismissWaiting: ({ team }) => ask("POST", "/user/me/waiting/dismiss", { id: `take_over ${team}` }),
  readStoppedMail: () => ask("GET", "/user/me/stopped_mail"),
  beginTeamMail: ({ team }) => ask("DELETE", `/user/me/stopped_mail/team_id/${team}`),
  addChild: () =>
    ask("POST", "/child", {
      first_name: "Nia",
      last_initial: "R",
      date_of_birth: "2015-01-02",
      statement_version: "1",
    }),
  readChild: ({ sam }) => ask("GET", `/child/child_id/${sam}`),
  "readChild/Ada": ({ ada }) => ask("GET", `/child/child_id/${ada}`),
  updateChild: ({ sam }) => ask("PATCH", `/child/child_id/${sam}`, { first_name: "Sammy" }),
  setPhotoConsent: ({ sam }) =>
    ask("PUT", `/child/child_id/${sam}/photo_consent`, { allowed: true, text_version: "1" }),
  restoreChild: ({ down }) => ask("POST", `/child/child_id/${down}/restore`),
  "restoreChild/one that stands": ({ sam }) => ask("POST", `/child/child_id/${sam}/restore`),
  deleteChild: ({ sam }) => ask("DELETE", `/child/child_id/${sam}`),
  "deleteChild/Ada": ({ ada }) => ask("DELETE", `/child/child_id/${ada}`),
  "endGuardianship/let": ({ sam, id }) =>
    ask("DELETE", `/child/child_id/${sam}/guardian/user_id/${id("let")}`),
  "endGuardianship/mak": ({ sam, id }) =>
    ask("DELETE", `/child/child_id/${sam}/guardian/user_id/${id("mak")}`),
  "endGuardianship/the last": ({ ada, id }) =>
    ask("DELETE", `/child/child_id/${ada}/guardian/user_id/${id("oth")}`),
  "requestGuardianRemoval/let": ({ sam, id }) =>
    ask("POST", `/child/child_id/${sam}/guardian/user_id/${id("let")}/removal`),
  "requestGuardianRemoval/mak": ({ sam, id }) =>
    ask("POST", `/child/child_id/${sam}/guardian/user_id/${id("mak")}/removal`),
  stopGuardianRemoval: ({ sam, removal }) =>
    ask("DELETE", `/child/child_id/${sam}/removal/request_id/${removal}`),
  endFollowing: ({ sam, id }) => ask("DELETE", `/child/child_id/${sam}/follower/user_id/${id("cfo")}`),
  decideCircleRequest: ({ sam, asking }) =>
    ask("POST", `/child/child_id/${sam}/circle_request/request_id/${asking}/decide`, {
      decision: "approved",
    }),
  inviteToChild: ({ sam }) => ask("POST", `/child/child_id/${sam}/invitation`, { kind: "follower" }),
  "inviteToChild/a guardian": ({ sam }) =>
    ask("POST", `/child/child_id/${sam}/invitation`, { kind: "guardian" }),
  readChildInvitations: ({ sam }) => ask("GET", `/child/child_id/${sam}/invitation`),
  startTeam: () =>
    ask("POST", "/team", {
      name: "Otters",
      sport: "soccer",
      age_group: "u10",
      colour_one: "#1d2f6f",
      colour_two: "#ffc53d",
      time_zone: "America/Chicago",
      is_coach: true,
    }),
  readTeam: ({ team }) => ask("GET", `/team/team_id/${team}`),
  updateTeam: ({ team }) => ask("PATCH", `/team/team_id/${team}`, { name: "Meteors" }),
  setSeason: ({ team }) =>
    ask("PUT", `/team/team_id/${team}/season`, {
      name: "Fall",
      starts_on: "2026-08-15",
      ends_on: "2026-11-30",
    }),
  closeSeason: ({ team }) => ask("POST", `/team/team_id/${team}/season/close`, {}),
  "closeSeason/one at rest": ({ resting }) => ask("POST", `/team/team_id/${resting}/season/close`, {}),
  archiveTeam: ({ team }) => ask("POST", `/team/team_id/${team}/archive`, { archived: true }),
  "archiveTeam/one at rest": ({ resting }) =>
    ask("POST", `/team/team_id/${resting}/archive`, { archived: true }),
  takeOverTeam: ({ team }) => ask("POST", `/team/team_id/${team}/take_over`),
  "takeOverTeam/one at rest": ({ resting }) => ask("POST", `/team/team_id/${resting}/take_over`),
  readRoster: ({ team }) => ask("GET", `/team/team_id/${team}/membership`),
  exportRoster: ({ team }) => ask("POST", `/team/team_id/${team}/roster_export`),
  keepSpots: ({ team }) =>
    ask("POST", `/team/team_id/${team}/spots`, { rows: [{ first_name: "Ada", last_initial: "K" }] }),
  "keepSpots/25 of a list": ({ team }) =>
    ask("POST", `/team/team_id/${team}/spots`, {
      rows: Array.from({ length: 25 }, (_, row) => ({ first_name: `Ada ${row}`, last_initial: "K" })),
    }),
  "keepSpots/one at rest": ({ resting }) =>
    ask("POST", `/team/team_id/${resting}/spots`, { rows: [{ first_name: "Ada", last_initial: "K" }] }),
  "updateMembership/number": ({ team, player }) =>
    ask("PATCH", `/team/team_id/${team}/membership/membership_id/${player}`, { number: "10" }),
  "updateMembership/roles": ({ team, adultPlayer }) =>
    ask("PATCH", `/team/team_id/${team}/membership/membership_id/${adultPlayer}`, {
      roles: ["player", "coach"],
    }),
  "updateMembership/one at rest": ({ resting, frozenPlayer }) =>
    ask("PATCH", `/team/team_id/${resting}/membership/membership_id/${frozenPlayer}`, { number: "10" }),
  "endMembership/Sam's": ({ team, player }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${player}/end`, {}),
  "endMembership/a spot's": ({ team, spot }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${spot}/end`, {}),
  "endMembership/pla's": ({ team, adultPlayer }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${adultPlayer}/end`, {}),
  "endMembership/pla's at rest": ({ resting, frozenPlayer }) =>
    ask("POST", `/team/team_id/${resting}/membership/membership_id/${frozenPlayer}/end`, {}),
  "endMembership/coa's": ({ team, coach }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${coach}/end`, {}),
  "endMembership/tfo's": ({ team, fan }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${fan}/end`, {}),
  "endMembership/whom coa let in": ({ team, late }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${late}/end`, {}),
  "endMembership/let in long ago": ({ team, longAgo }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${longAgo}/end`, {}),
  "endMembership/the manager's": ({ team, manager }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${manager}/end`, {}),
  "endMembership/and bar": ({ team, adultPlayer }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${adultPlayer}/end`, { bar: true }),
  readJoinRequests: ({ team }) => ask("GET", `/team/team_id/${team}/join_request`),
  decideJoinRequests: ({ team, request }) =>
    ask("POST", `/team/team_id/${team}/join_request/decide`, {
      decisions: [{ request_id: request, decision: "approved" }],
    }),
  "decideJoinRequests/and bar": ({ team, request }) =>
    ask("POST", `/team/team_id/${team}/join_request/decide`, {
      decisions: [{ request_id: request, decision: "barred" }],
    }),
  withdrawJoinRequest: ({ team, request }) =>
    ask("DELETE", `/team/team_id/${team}/join_request/request_id/${request}`),
  liftBar: ({ team, id }) => ask("DELETE", `/team/team_id/${team}/bar/user_id/${id("bar")}`),
  readPhoneNumbers: ({ team, player }) =>
    ask("GET", `/team/team_id/${team}/membership/membership_id/${player}/phone_numbers`),
  reportLookAlike: ({ team, other, sam }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${other}/report`, { child_id: sam }),
  "inviteToTeam/players": ({ team }) =>
    ask("POST", `/team/team_id/${team}/invitation`, { roles: ["player"], is_shared: true, days: 14 }),
  "inviteToTeam/a coach": ({ team }) =>
    ask("POST", `/team/team_id/${team}/invitation`, {
      roles: ["coach"],
      is_shared: false,
      days: 14,
      email_address: "new-coach@example.com",
    }),
  "inviteToTeam/one at rest": ({ resting }) =>
    ask("POST", `/team/team_id/${resting}/invitation`, { roles: ["player"], is_shared: true, days: 14 }),
  readTeamInvitations: ({ team }) => ask("GET", `/team/team_id/${team}/invitation`),
  renewInvitation: ({ invitation }) =>
    ask("POST", `/invitation/invitation_id/${invitation}/renew`, { days: 14 }),
  "renewInvitation/a coach's": ({ staffInvitation }) =>
    ask("POST", `/invitation/invitation_id/${staffInvitation}/renew`, { days: 14 }),
  "renewInvitation/of Sam's follower": ({ followerInvitation }) =>
    ask("POST", `/invitation/invitation_id/${followerInvitation}/renew`, { days: 7 }),
  "withdrawInvitation/a coach's": ({ staffInvitation }) =>
    ask("DELETE", `/invitation/invitation_id/${staffInvitation}`),
  "withdrawInvitation/of Sam's follower": ({ followerInvitation }) =>
    ask("DELETE", `/invitation/invitation_id/${followerInvitation}`),
  withdrawInvitation: ({ invitation }) => ask("DELETE", `/invitation/invitation_id/${invitation}`),
  previewInvitation: ({ token }) => ask("POST", "/invitation/preview", { token }),
  declineInvitation: ({ mailToken }) => ask("POST", "/invitation/decline", { token: mailToken }),
  readInvitation: ({ token }) => ask("POST", "/invitation/read", { token }),
  readSchedule: ({ in10Days }) => ask("GET", `/schedule?from=${in10Days}&days=7`),
  readAgenda: ({ in10Days }) => ask("GET", `/schedule/agenda?after=${in10Days}`),
  readTeamEvents: ({ team, in10Days }) => ask("GET", `/team/team_id/${team}/event?from=${in10Days}&days=7`),
  readEvent: ({ team, practice }) => ask("GET", eventOf(team, practice)),
  addEvent: ({ team, in10Days }) =>
    ask("POST", `/team/team_id/${team}/event`, { ...newPractice, starts_local: `${in10Days}T17:30:00` }),
  changeEvent: ({ team, practice }) => ask("PATCH", eventOf(team, practice), { kit: "blue" }),
  callOffEvent: ({ team, practice }) =>
    ask("POST", `${eventOf(team, practice)}/call_off`, { reason: "weather" }),
  putEventBack: ({ team, calledOff }) => ask("POST", `${eventOf(team, calledOff)}/put_back`),
  takeEventBack: ({ team, practice }) => ask("DELETE", eventOf(team, practice)),
  "answerEvent/Sam's": ({ team, practice, player }) => answerFor(team, practice, player),
  "answerEvent/pla's": ({ team, practice, adultPlayer }) => answerFor(team, practice, adultPlayer),
  "answerEvent/a spot's": ({ team, practice, spot }) => answerFor(team, practice, spot),
  "markAttendance/Sam's": ({ team, tonight, player }) => markOf(team, tonight, player),
  "markAttendance/pla's": ({ team, tonight, adultPlayer }) => markOf(team, tonight, adultPlayer),
  "markAttendance/a spot's": ({ team, tonight, spot }) => markOf(team, tonight, spot),
  readAttendance: ({ team }) => ask("GET", `/team/team_id/${team}/attendance`),
  acknowledgeEvents: ({ team, practice }) =>
    ask("POST", "/schedule/got_it", { items: [{ team_id: team, event_id: practice, version: 1 }] }),
  sendSchedule: ({ team, practice }) =>
    ask("POST", "/schedule/send", {
      items: [{ kind: "got_it", team_id: team, event_id: practice, event_version: 1 }],
    }),
  readReceipt: ({ team, practice }) => ask("GET", `${eventOf(team, practice)}/receipt`),
  tellFamilies: ({ team, practice, player }) =>
    ask("PUT", `${eventOf(team, practice)}/receipt/told`, { membership_ids: [player], notice_version: 1 }),
  untellFamilies: ({ team, practice, player }) =>
    ask("DELETE", `${eventOf(team, practice)}/receipt/told`, { membership_ids: [player] }),
  nudgeFamilies: ({ team, practice }) => ask("POST", `${eventOf(team, practice)}/nudge`, { about: "answer" }),
  importEvents: ({ team, in10Days }) =>
    ask("POST", `/team/team_id/${team}/schedule_import`, {
      rows: [{ ...importedGame, starts_local: `${in10Days}T09:00:00` }],
    }),
  readPastSeries: ({ team }) => ask("GET", `/team/team_id/${team}/series`),
  copySeries: ({ team, lastSeason, in10Days }) =>
    ask("POST", `/team/team_id/${team}/schedule_copy`, {
      series_ids: [lastSeason],
      first_day: in10Days,
      last_day: in10Days,
    }),
  addSeries: ({ team, in10Days }) =>
    ask("POST", `/team/team_id/${team}/series`, {
      ...newSeries,
      rule: { ...newSeries.rule, weekdays: 127, first_day: in10Days, last_day: in10Days },
    }),
  changeSeries: ({ team, seriesId, in10Days }) =>
    ask("PATCH", `/team/team_id/${team}/series/series_id/${seriesId}`, {
      rule: {
        weekdays: 127,
        every_weeks: 1,
        first_day: in10Days,
        last_day: isoDateOf((dayFromIso(in10Days) ?? 0) + 1),
        skip_days: [],
      },
    }),
  takeSeriesBack: ({ team, seriesId }) => ask("DELETE", `/team/team_id/${team}/series/series_id/${seriesId}`),
  readVenues: ({ team }) => ask("GET", `/team/team_id/${team}/venue`),
  addVenue: ({ team }) => ask("POST", `/team/team_id/${team}/venue`, { name: "West Gym", category: "gym" }),
  readPushTokens: () => ask("GET", "/user/me/push_token"),
  savePushToken: () => ask("POST", "/user/me/push_token", phone),
  "dropPushToken/mak's": ({ device }) => ask("DELETE", `/user/me/push_token/token_id/${device}`),
  changeVenue: ({ team, venueId }) =>
    ask("PATCH", `/team/team_id/${team}/venue/venue_id/${venueId}`, { hidden: true }),
  joinPlayers: ({ team, adultPlayer, spot }) =>
    ask("PUT", `/team/team_id/${team}/same_player/membership_id/${spot}`, { counts_as: adultPlayer }),
  partPlayers: ({ team, other }) => ask("DELETE", `/team/team_id/${team}/same_player/membership_id/${other}`),
  readAbsences: () => ask("GET", "/user/me/absence"),
  "addAbsences/Sam's": ({ sam, in10Days }) => awayOn(in10Days, sam),
  "addAbsences/dry run": ({ sam, in10Days }) => awayOn(in10Days, sam, { dry_run: true }),
  "addAbsences/oneself": ({ in10Days }) => awayOn(in10Days, null),
  "changeAbsence/Sam's": ({ absence, absenceWeekday }) =>
    ask("PATCH", `/user/me/absence/absence_id/${absence}`, { weekdays: 2 ** absenceWeekday }),
  "endAbsence/Sam's": ({ absence }) => ask("DELETE", `/user/me/absence/absence_id/${absence}`),
  "saveUsualYes/Sam's": ({ team, player, in10Days }) =>
    ask("PUT", `/team/team_id/${team}/usual_yes/membership_id/${player}`, { until: in10Days }),
  "saveUsualYes/pla's": ({ team, adultPlayer, in10Days }) => ({
    ...ask("PUT", `/team/team_id/${team}/usual_yes/membership_id/${adultPlayer}`, { until: in10Days }),
    version: 0,
  }),
  "endUsualYes/Sam's": ({ team, player }) =>
    ask("DELETE", `/team/team_id/${team}/usual_yes/membership_id/${player}`),
  "updateTeam/usual yes": ({ team }) => ask("PATCH", `/team/team_id/${team}`, { takes_usual: false }),
  readCalendarLinks: () => ask("GET", "/user/me/calendar_link"),
  "addCalendarLink/week": () => ask("POST", "/user/me/calendar_link", { scope: "household" }),
  "addCalendarLink/the team": ({ team }) =>
    ask("POST", "/user/me/calendar_link", { scope: "team", team_id: team }),
  "addCalendarLink/Sam's": ({ sam }) =>
    ask("POST", "/user/me/calendar_link", { scope: "child", child_id: sam }),
  "addCalendarLink/a guest": ({ sam }) =>
    ask("POST", "/user/me/calendar_link", { scope: "child", child_id: sam, guest_name: "Grandma" }),
  "changeCalendarLink/mak's": ({ ownLink }) =>
    ask("PATCH", `/user/me/calendar_link/link_id/${ownLink.id}`, { leaves_out_declined: false }),
  "endCalendarLink/mak's": ({ ownLink }) => ask("DELETE", `/user/me/calendar_link/link_id/${ownLink.id}`),
  "endCalendarLink/a guest's": ({ guestLink }) =>
    ask("DELETE", `/user/me/calendar_link/link_id/${guestLink.id}`),
  "readCalendar/mak's": ({ ownLink }) => ask("GET", `/calendar/${ownLink.token}.ics`),
  "lookByLink/a guest's": ({ guestLink }) => ask("POST", "/calendar_link/look", { token: guestLink.token }),
  "acceptInvitation/as a follower": ({ token }) =>
    ask("POST", "/invitation/accept", { token, for: [{ kind: "self" }] }),
};

/** Calls that change nothing, or nothing that another cell reads. */
const isReading = ({ method, url }: Asked) => method === "GET" || url.endsWith("/preview");

/** One statement over all watched tables. */
async function fingerprint({ services }: TestServer): Promise<string> {
  const sums = watched.map(
    (name) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t)`,
  );
  const { rows } = await services.db.execute(sql.raw(`select concat(${sums.join(", ")}) as sum`));
  return String(rows[0]?.sum);
}

/** By call, or by call and person. */
const readAuditTable = (): Map<string, string> =>
  new Map(
    auditTable
      .trim()
      .split("\n")
      .map((row) => {
        const [call = "", lines = ""] = row.split(/ {2,}/);
        return [
          call,
          lines.replace(/(\S+)\*(\d+)/, (_, action: string, count: string) =>
            Array(Number(count)).fill(action).join(" "),
          ),
        ];
      }),
  );

/** The actions of all lines that the world did not begin with. */
async function newAuditLines({ services: { db } }: TestServer): Promise<string> {
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from audit a where not exists (select from kept.audit k where k.id = a.id) order by action`,
  );
  return rows.map(({ action }) => action).join(" ");
}

test("each person gets for each call what the table says, with its lines in the audit, and a refused call changes nothing", async () => {
  const server = await openTestServer();
  // The database's rules use its own clock.
  server.clock.set(new Date());
  const world = await openWorld(server);
  const restore = await copyTables(server);
  const before = await fingerprint(server);
  const wrong: string[] = [];
  const cells = readTable();
  const audited = readAuditTable();
  const done = new Set<string>();
  for (const { call, person, expected } of cells) {
    const make = calls[call];
    if (!make) throw new Error(`How is ${call} called?`);
    const caller = person === "out" ? null : world.made[person];
    const { version = 1, ...asked } = make(world, caller?.user.id ?? randomUUID());
    const request: InjectOptions = {
      ...asked,
      headers: {
        "idempotency-key": randomUUID(),
        "if-match": `"${version}"`,
        ...(caller ? await caller.signIn() : {}),
      },
    };
    await server.services.db.delete(rateBucket);
    const reply = await server.app.inject(request);
    const seen = reply.statusCode === 200 ? 200 : (reply.json().message_code ?? reply.statusCode);
    if (seen !== expected) wrong.push(`${call} of ${person}: ${seen} and not ${expected}`);
    if (seen === 200) {
      const lines = await newAuditLines(server);
      const due = audited.get(`${call} by ${person}`) ?? audited.get(call) ?? "";
      if (lines !== due) wrong.push(`${call} of ${person}: it left ${lines} in the audit and not ${due}`);
      done.add(call);
    }
    if (isReading(asked) && seen === 200) continue;
    const after = await fingerprint(server);
    if (seen !== 200) {
      if (after !== before)
        wrong.push(`${call} of ${person}: refused with ${seen}, and it changed something`);
    }
    if (after === before) continue;
    await restore();
  }
  assert.equal(wrong, []);
  for (const call of audited.keys()) assert.ok(done.has(call.split(" by ")[0] ?? ""), `${call} is no call`);
  assert.is(cells.length, 2860);
  record({
    point: 17,
    tried: "Cells of standing by call, families, teams and schedule",
    count: cells.length,
    wrong: wrong.length,
  });
  await server.close();
});

test.run();
