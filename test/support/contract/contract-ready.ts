import { requestDeletion } from "../../../server/commands/account-deletion/request-deletion";
import { sessionIdOf } from "../../../server/core/access/refresh-token";
import { listedIdOf } from "../../../server/core/session/session.store";
import { addAdult, addChild, addMember, addTeam } from "../people/club";
import { huddleOf, say } from "../people/huddle";
import type { OperationId } from "./contract";
import type { Input, Sending } from "./contract-operation";
import { readyAbsenceCalls } from "./contract-ready-absence";
import { readyAnswerLinkCalls } from "./contract-ready-answer-link";
import { readyAttendanceCalls } from "./contract-ready-attendance";
import { readyCalendarLinkCalls } from "./contract-ready-calendar-link";
import { readyDingCalls } from "./contract-ready-dings";
import { adult, readyOfFamilies } from "./contract-ready-family";
import { readyHuddleCalls } from "./contract-ready-huddle";
import { readyOfInvitations } from "./contract-ready-invitation";
import { readyPushCalls } from "./contract-ready-push";
import { readyReportCalls } from "./contract-ready-report";
import { readyScheduleCalls } from "./contract-ready-schedule";
import { readySeasonCalls } from "./contract-ready-season";
import { readyTeamCalls } from "./contract-ready-team";
import { cookieTransport, type Person, type World } from "./contract-world";

/** A call that would succeed, and its caller. */
export interface Ready<Id extends OperationId = OperationId> {
  input: Input<Id>;
  sending: Partial<Sending>;
  person: Person | null;
}

const byNobody = () => ({ sending: {}, person: null });
const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** Twelve messages are new in a team's huddle, and one ding. */
async function withPings(world: World): Promise<Person> {
  world.clock.set(new Date("2026-11-21T09:15:00Z"));
  const person = await adult(world);
  const manager = await addAdult(world);
  const { id: teamId } = await addTeam(world, manager.user.id);
  await addMember(world, teamId, { userId: person.id });
  const place = { teamId, huddleId: await huddleOf(world, teamId), userId: manager.user.id };
  for (let count = 0; count < 12; count += 1) await say(world, place, "See you there!");
  await world.addDing(person.id);
  return person;
}

/** The token of an undo mail. */
async function leaving(world: World): Promise<string> {
  const { id, idToken } = await world.member();
  await world.services.db.transaction((tx) =>
    requestDeletion(world.services, tx, {
      userId: id,
      idToken,
      dripName: "robin_23",
      children: [],
      teams: [],
      requestId: "provoked",
    }),
  );
  return world.mailedToken("goodbye");
}

/** What each operation needs before its call can succeed. */
export const readyCalls: { [Id in OperationId]: (world: World) => Promise<Ready<Id>> } = {
  validateEmailAddress: async (world) => ({
    ...byNobody(),
    input: { body: { email_address: world.newEmailAddress() } },
  }),
  validateDripName: async (world) => ({
    ...as(await world.newcomer()),
    input: { body: { drip_name: "robin_23" } },
  }),
  saveUserDetails: async (world) => {
    const person = await world.newcomer();
    return { ...as(person), input: { id: person.id, body: { drip_name: "robin_23" } } };
  },
  giveDateOfBirth: async (world) => {
    const person = await world.googleNewcomer();
    return { ...as(person), input: { id: person.id, body: { date_of_birth: "1988-02-29" } } };
  },
  requestPasswordReset: async (world) => {
    const { emailAddress } = await world.signUp();
    return { ...byNobody(), input: { body: { email_address: emailAddress } } };
  },
  confirmPasswordReset: async (world) => {
    const { emailAddress } = await world.signUp();
    await world.requestReset(emailAddress);
    return { ...byNobody(), input: { body: { token: await world.mailedToken("reset") } } };
  },
  verifyEmailAddress: async (world) => {
    const person = await world.newcomer();
    const body = { token: await world.mailedToken("verify"), number: await world.shownNumber(person) };
    return { input: { body }, sending: { headers: cookieTransport }, person: null };
  },
  readVerificationNumber: async (world) => ({ ...as(await world.newcomer()), input: {} }),
  takeOverEmailAddress: async (world) => {
    await world.signUp("robin@example.com");
    const body = { token: await world.mailedToken("verify"), password: "Pick-and-roll-27" };
    return { ...byNobody(), input: { body } };
  },
  previewEmailAddressVerification: async (world) => {
    await world.signUp();
    const body = { token: await world.mailedToken("verify") };
    return { input: { body }, sending: { headers: cookieTransport }, person: null };
  },
  rejectEmailAddress: async (world) => {
    await world.signUp();
    return { ...byNobody(), input: { body: { token: await world.mailedToken("verify") } } };
  },
  signUpWithEmailAddress: async (world) => ({
    ...byNobody(),
    input: {
      body: {
        email_address: world.newEmailAddress(),
        password: "Alley-oop-2026",
        first_name: "Robin",
        last_name: "Reyes",
        date_of_birth: "1988-02-29",
      },
    },
  }),
  logInWithFirebase: async (world) => {
    const person = await world.newcomer();
    const body = { email_address: person.emailAddress, id_token: person.idToken };
    return { input: { body }, sending: { headers: cookieTransport }, person };
  },
  logInWithProvider: async (world) => {
    const person = await world.googleNewcomer();
    const body = { provider: "google", access_token: person.idToken } as const;
    return { input: { body }, sending: { headers: cookieTransport }, person };
  },
  refreshAccessToken: async (world) => {
    const person = await world.newcomer();
    const headers = { ...cookieTransport, Cookie: person.cookie };
    return { input: { body: { refresh_token: "cookie" } }, sending: { headers }, person };
  },
  logOut: async (world) => {
    const person = await world.newcomer();
    const headers = { ...cookieTransport, Cookie: person.cookie };
    return { input: { body: { everywhere: false } }, sending: { headers }, person };
  },
  readSessions: async (world) => {
    const person = await world.member();
    await world.nameDevices(person.id);
    return { ...as(person), input: {} };
  },
  endSession: async (world) => {
    const person = await world.member();
    const id = listedIdOf(world.config, sessionIdOf(person.cookie.replace(/^.*?=/, "")) ?? "");
    return { ...as(person), input: { id } };
  },
  changePassword: async (world) => {
    const person = await world.member();
    const body = { id_token: person.idToken, password: "Alley-oop-2027" };
    return { ...as(person), input: { id: person.id, body } };
  },
  readMe: async (world) => ({ ...as(await world.member()), input: {} }),
  updateUser: async (world) => {
    const person = await world.member();
    return { ...as(person), input: { id: person.id, body: { time_zone: "America/Chicago" } } };
  },
  exportMyData: async (world) => {
    const person = await world.member();
    return { ...as(person), input: { body: { id_token: person.idToken } } };
  },
  readDeletion: async (world) => {
    const person = await adult(world);
    const alex = await addAdult(world, { firstName: "Alex" });
    await addChild(world, [person.id]);
    await addChild(world, [person.id, alex.user.id], { firstName: "Lena" });
    await addTeam(world, person.id);
    return { ...as(person), input: { id: person.id } };
  },
  deleteAccount: async (world) => {
    const person = await world.member();
    const body = {
      id_token: person.idToken,
      drip_name: "robin_23",
      children_erased: [],
      teams_archived: [],
    };
    return { ...as(person), input: { id: person.id, body } };
  },
  readLeaving: async (world) => ({ ...byNobody(), input: { body: { token: await leaving(world) } } }),
  keepAccount: async (world) => ({ ...byNobody(), input: { body: { token: await leaving(world) } } }),
  readPings: async (world) => {
    return { ...as(await withPings(world)), input: {} };
  },
  markPingsSeen: async (world) => {
    return { ...as(await withPings(world)), input: { body: { kind: "notification" } } };
  },
  readLive: async (world) => ({ ...as(await world.member()), input: {} }),
  ...readyAnswerLinkCalls,
  ...readyDingCalls,
  ...readyPushCalls,
  ...readyOfFamilies,
  ...readyTeamCalls,
  ...readyScheduleCalls,
  ...readyAbsenceCalls,
  ...readyCalendarLinkCalls,
  ...readyAttendanceCalls,
  ...readySeasonCalls,
  ...readyHuddleCalls,
  ...readyReportCalls,
  ...readyOfInvitations,
  readHealth: async () => ({ ...byNobody(), input: {} }),
  readLiveness: async () => ({ ...byNobody(), input: {} }),
  readReadiness: async () => ({ ...byNobody(), input: {} }),
};
