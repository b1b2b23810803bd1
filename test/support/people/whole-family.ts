import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { mailPasswordResets } from "../../../server/commands/mail-links/password-reset-mails";
import { signAccessToken } from "../../../server/core/access/access-token";
import { user } from "../../../server/platform/db/schema/account";
import { session } from "../../../server/platform/db/schema/session";
import { newPractice, newTeam, presentMark } from "../contract/typical";
import type { TestServer } from "../server/server";
import { proofOf } from "./account-deletion";
import { ask, type Person } from "./ask";
import { addAdult, addRemoval, addTeam } from "./club";
import { huddleOf } from "./huddle";
import { kid as asChild, invitationCalls, tokenOf } from "./invitation-calls";
import { addOtherFamily } from "./other-family";
import { call, cookieTransport, logIn, prove, signUp } from "./people";

type Line = Parameters<typeof ask>[2];
type More = Parameters<typeof ask>[3];
type Made = { id: string };

/** Names, addresses, numbers, days and words that nobody else has. */
export const traces = [
  ...["zebulon", "quixano", "zebu_1", "zebu_2", "5550199887", "1979-11-30", "perpetua", "thelonia"],
  ...["2015-10-31", "2013-12-24", "ulrike", "wendelin", "philippina", "lumbago", "zq-phone"],
  "zq's van",
];

const form = {
  email_address: "zebulon.q@example.com",
  first_name: "Zebulon",
  last_name: "Quixano",
  date_of_birth: "1979-11-30",
};

const done =
  (server: TestServer) =>
  async <Body = Made>(who: Person, line: Line, more?: More): Promise<Body> => {
    const reply = await ask<Body>(server, who, line, more);
    if (reply.status >= 300) throw new Error(`${line}: ${reply.status} ${reply.text}`);
    return reply.body;
  };

/** Signs up, signs in and proves the address, as a browser does. */
async function signedUp(server: TestServer): Promise<Person> {
  const { services } = server;
  await signUp(server, form);
  await prove(server, await logIn(server, form, { headers: cookieTransport() }));
  const [row] = await services.db.select().from(user).where(eq(user.firstName, form.first_name));
  if (!row?.emailAddressVerifiedAt) throw new Error("Nobody signed up.");
  const [opened] = await services.db.select().from(session).where(eq(session.userId, row.id));
  const sessionId = opened?.id as Person["sessionId"];
  const signIn = async () => ({
    authorization: `Bearer ${await signAccessToken(services, { userId: row.id, sessionId })}`,
  });
  return { user: row, sessionId, headers: await signIn(), signIn };
}

/** A coach with two teams, and a mother of two who used everything that the app has, by its calls. */
export async function openWholeFamily(server: TestServer) {
  const coach = await addAdult(server, { dripName: "coach_1", firstName: "Cora", fullName: "Cora Coach" });
  const { id: teamId } = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const other = await addTeam(server, coach.user.id, { name: "Rockets" });
  const me = await signedUp(server);
  const club = { server, coach, me, teamId, otherTeamId: other.id, as: done(server) };
  await fillAccount(club);
  const kid = await fillFamily(club);
  const ownTeam = await fillTeams(club, kid);
  const team = `/team/team_id/${teamId}`;
  await fillSchedule(club, kid);
  await fillHuddles(club);
  const others = await addOtherFamily(club, kid);
  return { coach, me, teamId, team, kid, ownTeam, ...others };
}

export type Club = { server: TestServer; coach: Person; me: Person; teamId: string; otherTeamId: string } & {
  as: ReturnType<typeof done>;
};

async function fillAccount({ server, me, as }: Club) {
  const own = `/user/user_id/${me.user.id}` as const;
  for (const drip_name of ["zebu_1", "zebu_2"]) await as(me, `PUT ${own}/details`, { body: { drip_name } });
  me.user.dripName = "zebu_2";
  await as(me, `PUT ${own}/phone_number`, { body: { phone_number: "+15550199887" } });
  await as(me, "PUT /user/me/ring_settings", {
    body: {
      talk: "all",
      is_quiet: true,
      quiet_from: "21:00",
      quiet_to: "07:00",
      digest: "daily",
      muted_mails: ["posts"],
    },
    version: 1,
  });
  await as(me, "POST /user/me/push_token", {
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/zq-phone",
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
      label: "Quixano's zq-phone",
    },
  });
  await call(server, "/auth/reset_password", { email_address: form.email_address });
  await mailPasswordResets(server.services);
  await as(me, "POST /user/me/export", { body: { id_token: proofOf(server, me) } });
}

async function fillFamily({ server, coach, me, as }: Club): Promise<string> {
  const add = async (first_name: string, date_of_birth: string) => {
    const body = { first_name, last_initial: "Q", date_of_birth, statement_version: "1" };
    return (await as(me, "POST /child", { body })).id;
  };
  const [kid, gone] = [await add("Perpetua", "2015-10-31"), await add("Thelonia", "2013-12-24")];
  await as(me, `PATCH /child/child_id/${kid}`, { body: { shown_as: "number" }, version: 1 });
  await as(me, `PUT /child/child_id/${kid}/photo_consent`, { body: { allowed: true, text_version: "1" } });
  await as(me, `DELETE /child/child_id/${gone}`, { version: 1 });
  const { inviteToChild, accept } = invitationCalls(server);
  await inviteToChild(me, kid, { kind: "guardian", email_address: "ulrike@example.com" });
  const follow = await inviteToChild(me, kid, { kind: "follower" });
  await accept(coach, { token: tokenOf(follow.body) });
  const { requests } = await as<{ requests: { request_id: string }[] }>(me, `GET /child/child_id/${kid}`);
  await as(me, `POST /child/child_id/${kid}/circle_request/request_id/${requests[0]?.request_id}/decide`, {
    body: { decision: "approved" },
  });
  await addRemoval(server, { childId: kid, userId: me.user.id, requestedBy: coach.user.id });
  return kid;
}

/** A team of one's own, one that lets the child in, and one that wants nothing of it. Returns the id of one's own. */
async function fillTeams({ server, coach, me, as, teamId, otherTeamId }: Club, kid: string): Promise<string> {
  const { inviteToTeam, read, accept, decline, mailToken } = invitationCalls(server);
  const { id } = await as(me, "POST /team", { body: newTeam });
  await inviteToTeam(me, id, { email_address: "wendelin@example.com" });
  for (const [into, decision] of [
    [teamId, "approved"],
    [otherTeamId, "barred"],
  ] as const) {
    const shown = { token: tokenOf((await inviteToTeam(coach, into)).body) };
    await read(me, shown);
    await accept(me, shown, [asChild(kid)]);
    const { items } = await as<{ items: { request_id: string }[] }>(
      coach,
      `GET /team/team_id/${into}/join_request`,
    );
    const decisions = [{ request_id: items[0]?.request_id, decision }];
    await as(coach, `POST /team/team_id/${into}/join_request/decide`, { body: { decisions } });
  }
  const named = await inviteToTeam(coach, teamId, { roles: ["follower"], email_address: form.email_address });
  await read(me, { token: mailToken(named.body) });
  await decline(mailToken(named.body), true);
  return id;
}

/** She takes a turn, and is out of another duty. */
async function fillDuties(
  { coach, me, as }: Pick<Club, "coach" | "me" | "as">,
  {
    team,
    event,
    member,
  }: {
    team: `/team/team_id/${string}`;
    event: `${typeof team}/event/event_id/${string}`;
    member?: string | undefined;
  },
) {
  const duty = { sign: "other", families: 1, kinds: ["practice"] };
  await as(coach, `POST ${team}/duty`, { body: { ...duty, name: "Snacks" } });
  const body = { ...duty, name: "Kit wash" };
  const { duties } = await as<{ duties: Made[] }>(coach, `POST ${team}/duty`, { body });
  const [one, other] = duties.map(({ id }) => id);
  const move = { duty_id: one, slot: 1, move: "take", membership_id: member, version: 0 };
  await as(me, `POST ${event}/turn`, { body: move });
  await as(me, `PUT ${team}/duty/choice/membership_id/${member}`, { body: { duty_ids: [other] } });
}

async function fillSchedule({ server, coach, me, teamId, as }: Club, kid: string) {
  const team = `/team/team_id/${teamId}` as const;
  const plan = async (change: object) => {
    const body = { ...newPractice, ...change };
    return (await as<{ event: Made }>(coach, `POST ${team}/event`, { body })).event.id;
  };
  const [today, next] = [await plan({ starts_local: "2026-11-21T07:00:00" }), await plan({})];
  const { entries } = await as<{ entries: { membership_id: string; child_id?: string }[] }>(
    me,
    `GET ${team}/membership`,
  );
  const member = entries.find(({ child_id }) => child_id === kid)?.membership_id;
  const event = `${team}/event/event_id/${next}` as const;
  await fillDuties({ coach, me, as }, { team, event, member });
  const said = { answer: "no", event_version: 1, note: "Her lumbago again" };
  await as(me, `PUT ${event}/answer/membership_id/${member}`, { body: said, version: 0 });
  await as(coach, `PUT ${team}/event/event_id/${today}/attendance`, {
    body: { rows: [{ membership_id: member, ...presentMark, at: server.clock.now().toISOString() }] },
  });
  await as(me, `PUT ${event}/short_form_url`);
  const seats = { seats: 2, meeting_point: "Corner by zq's van" };
  const driving = { ways: [{ way: "back", ...seats }], event_version: 1 };
  await as(me, `PUT ${event}/ride/user_id/${me.user.id}`, { body: driving });
  const coachs = { ways: [{ way: "there", seats: 2 }], event_version: 1 };
  await as(coach, `PUT ${event}/ride/user_id/${coach.user.id}`, { body: coachs });
  const asking = { move: "ask", ways: ["there"], membership_id: member, driver_id: coach.user.id };
  await as(me, `POST ${event}/seat`, { body: { ...asking, event_version: 1 } });
  await as(me, `PUT /child/child_id/${kid}/driver/user_id/${coach.user.id}`, {
    body: { until: "2027-06-30" },
  });
  await as(coach, `POST ${event}/call_off`, { body: { reason: "weather" }, version: 1 });
  const item = { team_id: teamId, event_id: next, version: 2 };
  await as(me, "POST /schedule/got_it", { body: { items: [item] } });
  await as(me, "POST /user/me/absence", {
    body: {
      people: [{ child_id: kid }, { child_id: null }],
      first_day: "2026-12-20",
      last_day: "2026-12-27",
    },
  });
  const current = await as<{ items: { id: string }[] }>(me, "POST /user/me/absence", {
    body: { people: [{ child_id: kid }], first_day: "2026-11-21", last_day: "2026-11-23" },
  });
  const usual = `PUT ${team}/usual_yes/membership_id/${member}` as const;
  await as(me, usual, { body: {}, version: 0 });
  server.clock.advance(1_000);
  // The earlier versions of both are kept.
  await as(me, `PATCH /user/me/absence/absence_id/${current.items[0]?.id}`, {
    body: { last_day: "2026-11-22" },
    version: 1,
  });
  await as(me, usual, { body: { until: "2026-12-31" }, version: 1 });
  await as(me, "POST /user/me/calendar_link", {
    body: { scope: "child", child_id: kid, guest_name: "Oma Philippina" },
  });
}

async function fillHuddles({ server, coach, me, teamId, as }: Club) {
  const team = `/team/team_id/${teamId}` as const;
  const huddle = `${team}/huddle/huddle_id/${await huddleOf(server, teamId)}` as const;
  const say = async (who: Person, text: string): Promise<string> => {
    const message_id: string = randomUUID();
    await as(who, `POST ${huddle}/message`, { body: { message_id, text } });
    return message_id;
  };
  const [kept, edited, back] = [
    await say(me, "See you there!"),
    await say(me, "Marzipan at ten"),
    await say(me, "Marzipan"),
  ];
  await as(me, `PATCH ${huddle}/message/message_id/${edited}`, { body: { text: "Cake at ten" } });
  await as(me, `DELETE ${huddle}/message/message_id/${back}`);
  await as(me, `POST ${huddle}/message/message_id/${await say(coach, "Great!")}/reaction`, {
    body: { cheer: "clap" },
  });
  await as(me, `PUT ${huddle}/marker`, { body: { read_seq: 1 } });
  await as(me, `POST ${team}/huddle`, { body: { user_ids: [coach.user.id], title: "Carpool" } });
  const card_id: string = randomUUID();
  await server.services.db.execute(sql`update team set families_post = true where id = ${teamId}::uuid`);
  const poll = { options: ["Cake", "Fruit"], is_multiple: false, shows_voters: true, closes_at: null };
  await as(me, `POST ${team}/feed_card`, { body: { card_id, text: "What shall we bring?", poll } });
  await as(me, `PUT ${team}/feed_card/card_id/${card_id}/vote`, { body: { picks: [2] } });
  await as(coach, `POST ${team}/report`, { body: { target_id: kept, reason: "spam" } });
}
