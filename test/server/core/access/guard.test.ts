import fastify from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Access, access } from "../../../../server/core/access/access";
import { guardRoutes } from "../../../../server/core/access/guard";
import { type OperationId, readContract } from "../../../../server/platform/http/contract";
import { specification } from "../../../../server/platform/http/specification";
import { documentedReplies } from "../../../support/contract/contract";
import { addPerson } from "../../../support/people/person";
import { openTestServer } from "../../../support/server/server";

const test = suite("access table");

test("the access table and the contract have the same operations", () => {
  assert.equal(Object.keys(access).sort(), [...readContract().operationIds].sort());
});

test("the contract asks for a token exactly where the table does", () => {
  const asking = Object.values(specification.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ security }) => security?.some((scheme) => "bearer" in scheme))
    .map(({ operationId }) => operationId);
  const wanted = Object.entries(access).flatMap(([id, { caller }]) => (caller === "anybody" ? [] : [id]));
  assert.equal(asking.sort(), wanted.sort());
});

/** The contract is written by hand: an operation documents a code exactly where its row makes the guard refuse. */
const documenting = (code: string) =>
  documentedReplies.flatMap(({ operationId, example }) => (example === code ? [operationId] : [])).sort();
const withRow = (isMeant: (row: Access) => boolean, ...decidedByHandler: OperationId[]) =>
  [...Object.entries(access).flatMap(([id, row]) => (isMeant(row) ? [id] : [])), ...decidedByHandler].sort();

test("a forced change of the password closes all operations but those that the contract leaves open", () => {
  const isClosed = ({ caller, isOpenDuringForcedChange }: Access) =>
    caller !== "anybody" && !isOpenDuringForcedChange;
  assert.equal(documenting("AUTH_403_MUST_CHANGE"), withRow(isClosed));
});

test("a level is asked for exactly where the contract says so, and so is an adult", () => {
  const hasLevel = ({ caller }: Access) => caller !== "anybody" && caller !== "signed-in";
  assert.equal(documenting("AUTH_401_ROLE"), withRow(hasLevel));
  // An invitation says itself whether it is for an adult.
  assert.equal(
    documenting("USER_403_ADULT"),
    withRow(({ isForAdults }) => isForAdults === true, "acceptInvitation"),
  );
});

test("every operation has a limit exactly where the contract documents one", () => {
  // Signing out has one only everywhere, which takes a proof.
  assert.equal(
    documenting("REQUEST_429_LIMIT"),
    withRow(({ limits }) => limits.length > 0, "logOut"),
  );
});

/** By hand: a limit that is ten times as high is noticed by nobody who asks less. */
const timesADay = [
  ...["acceptInvitation 20", "addCalendarLink 20", "addChild 10", "deleteAccount 5", "deleteChild 5"],
  ...["exportMyData 5", "exportRoster 10", "postCard 20", "reportLookAlike 5", "reportMessage 20"],
  ...["requestGuardianRemoval 5", "resendVerification 5", "savePushToken 20", "sendMessage 600"],
  ...["setPhoneNumber 5", "signUpWithEmailAddress 1000", "startGroup 20", "startTeam 5"],
  "validateEmailAddress 2000",
];

test("what mails, makes or reports has the agreed number of times a day", () => {
  const limited = Object.entries(access).flatMap(([id, { limits }]) =>
    limits.filter(({ seconds }) => seconds === 86_400).map(({ max }) => `${id} ${max}`),
  );
  assert.equal(limited.sort(), timesADay);
});

test("reads of schedules, duties and of Needs you are heavy: one at a time for each person", () => {
  assert.equal(
    withRow(({ isHeavy }) => isHeavy === true),
    [
      ...["exportMyData", "readAgenda", "readAttendance", "readDuties", "readSchedule", "readTeamEvents"],
      ...["readWaiting", "shareDuty"],
    ],
  );
});

test("an operation without a row fails the start", async () => {
  const server = await openTestServer();
  const app = fastify();
  app.addHook("onRoute", guardRoutes(server.services));
  const config = { operationId: "readNobody" as OperationId };
  assert.throws(
    () => app.get("/", { config }, async () => null),
    /readNobody has no row in the access table/,
  );
  await app.close();
  await server.close();
});

test("a caller without access is refused before the body is validated or a limit counted", async () => {
  const server = await openTestServer();
  const onboarding = await addPerson(server, { role: "onboarding" });
  const forced = await addPerson(server, { mustChangePassword: true });
  const ask = async (method: "POST" | "PUT", url: string, headers: Record<string, string>) => {
    const reply = await server.app.inject({ method, url, headers, payload: { nonsense: true } });
    return reply.json().message_code;
  };
  assert.equal(
    [
      await ask("POST", "/user/me/pings/seen", {}),
      await ask("POST", "/user/me/pings/seen", onboarding.headers),
      await ask("POST", "/user/me/pings/seen", forced.headers),
    ],
    ["AUTH_401_JWT", "AUTH_401_ROLE", "AUTH_403_MUST_CHANGE"],
  );
  await server.close();
});

test.run();
