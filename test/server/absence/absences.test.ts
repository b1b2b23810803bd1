import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addAdult, addChild, addMember, addTeam } from "../../support/people/club";
import { addAnswer, addEvent } from "../../support/people/schedule";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("absences");

/** Two guardians of Maya, who plays for the Comets. */
async function openWorld() {
  const server = await openTestServer();
  server.clock.set(new Date("2026-06-20T12:00:00Z"));
  const [kim, alex, coach] = [await addAdult(server), await addAdult(server), await addAdult(server)];
  const maya = await addChild(server, [kim.user.id, alex.user.id], { firstName: "Maya" });
  const { id: teamId } = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const member = await addMember(server, teamId, { childId: maya.id, number: "7" });
  const on = (startsLocal: string, change: object = {}) =>
    addEvent(server, teamId, { createdBy: coach.user.id, startsLocal, ...change });
  return { server, kim, alex, coach, maya: maya.id, teamId, player: member.id, on };
}

type Person = Awaited<ReturnType<typeof addAdult>>;

async function call(
  { app }: TestServer,
  person: Person,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
  version = 1,
) {
  const headers = { ...(await person.signIn()), "idempotency-key": randomUUID(), "if-match": `"${version}"` };
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

const july = { first_day: "2026-07-01", last_day: "2026-07-14" };

test("an absence is reviewed, said, told to the other guardian and taken back", async () => {
  const { server, kim, alex, maya, player, on } = await openWorld();
  const game = await on("2026-07-09T09:00:00", { kind: "game", title: "Cup" });
  await on("2026-07-02T17:30:00");
  await on("2026-07-20T17:30:00");
  await addAnswer(server, game, player, { answer: "yes", by: alex.user.id });
  server.clock.advance(60_000);
  const body = { people: [{ child_id: maya }], ...july };
  const review = await call(server, kim, "POST", "/user/me/absence", { ...body, dry_run: true });
  assert.equal(
    [review.status, review.body.covers, review.body.items],
    [200, 2, []],
    JSON.stringify(review.body),
  );
  assert.equal(
    review.body.turns.map((turn: { from: string; to: string }) => [turn.from, turn.to]),
    [["yes", "no"]],
  );
  assert.equal((await call(server, kim, "GET", "/user/me/absence")).body.items, []);
  const said = await call(server, kim, "POST", "/user/me/absence", body);
  assert.equal({ ...said.body, items: [] }, review.body);
  const waiting = await call(server, alex, "GET", "/user/me/waiting");
  assert.equal(waiting.body.items.filter(({ kind }: { kind: string }) => kind === "away").length, 1);
  const [line] = waiting.body.items.filter(({ kind }: { kind: string }) => kind === "away");
  await call(server, alex, "POST", "/user/me/waiting/dismiss", { id: line.id });
  const seen = await call(server, alex, "GET", "/user/me/waiting");
  assert.equal(
    seen.body.items.filter(({ kind }: { kind: string }) => kind === "away"),
    [],
  );
  const ended = await call(server, alex, "DELETE", `/user/me/absence/absence_id/${said.body.items[0].id}`);
  assert.equal([ended.status, ended.body.covers], [200, 0]);
  assert.equal(
    ended.body.turns.map((turn: { from: string; to: string }) => [turn.from, turn.to]),
    [["no", "yes"]],
  );
  await server.close();
});

test.run();
