import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { dutyChoice } from "../../../server/platform/db/schema/duty";
import { linkTo } from "../../support/people/answer-links";
import { addMember, addTeam } from "../../support/people/club";
import { addDuty, addTurn } from "../../support/people/duty";
import { addEvent } from "../../support/people/schedule";
import { record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";
import { type AnyBody, judgeCells, type Request, readCells, type TableCall } from "./cells";
import { canaries, openClub } from "./club-world";
import { dutyFields, dutyTable, viewers } from "./duties.data";

const test = suite("who may do what with duties");

type Turn = components["schemas"]["TurnMove"];

/** The turns of the first two games, and a second duty that nobody has shared out yet. */
async function openDuties(server: TestServer) {
  const club = await openClub(server);
  const { teamId, kids, pla, game } = club;
  const { id: dutyId } = await addDuty(server, teamId, {
    ...{ name: canaries.duty, families: 4, kinds: ["game"] },
    createdAt: new Date(server.clock.now().getTime() - 86_400_000),
  });
  const { id: drinks } = await addDuty(server, teamId, { name: "Drinks", sign: "drinks" });
  const of = (nth: number, slot: number, membershipId: string, state: "planned" | "offered" = "planned") =>
    addTurn(server, { event: game(nth), dutyId, slot, membershipId, state });
  await of(0, 1, kids.sam.id);
  await of(0, 2, pla);
  await of(0, 3, kids.kit.id);
  await of(1, 1, kids.zephyrine.id, "offered");
  await of(1, 3, kids.ada.id);
  await club.endAccounts();
  const link = (key: "mak" | "oth" | "coa", purpose: "turn" | "answer" = "turn") =>
    linkTo(server, game(0), { purpose, to: club.person(key).user });
  const plan = async () => {
    const { duties } = await club.must<components["schemas"]["DutyBook"]>("man", `GET ${club.team}/duty`);
    return { duty_id: drinks, plan_tag: duties.find(({ id }) => id === drinks)?.plan?.tag ?? "" };
  };
  return { ...club, dutyId, drinks, link, plan };
}

type World = Awaited<ReturnType<typeof openDuties>>;

const dutyOf = ({ team, drinks }: World) => `${team}/duty/duty_id/${drinks}`;
const newDuty = { name: "Photos", sign: "photos", families: 1, kinds: ["game"] };
const chooses = (whose: (world: World) => string): TableCall<World> => ({
  request: (world) => ({
    method: "PUT",
    url: `${world.team}/duty/choice/membership_id/${whose(world)}`,
    payload: { duty_ids: [world.drinks] },
  }),
});

interface Place {
  game: number;
  slot: number;
  version: number;
  whose?: (world: World) => string;
}

const sams = { game: 0, slot: 1, version: 1 };
const plas = { game: 0, slot: 2, version: 1 };
const kits = { game: 0, slot: 3, version: 1 };
const free = { game: 0, slot: 4, version: 0 };
const offered = { game: 1, slot: 1, version: 1 };
const open = { game: 1, slot: 2, version: 0 };
const toSam = ({ kids }: World) => kids.sam.id;
const toPla = ({ pla }: World) => pla;
const toKit = ({ kids }: World) => kids.kit.id;

const payload = (world: World, move: Turn["move"], { slot, version, whose }: Place): Turn => ({
  ...{ duty_id: world.dutyId, slot, move, version },
  ...(whose && { membership_id: whose(world) }),
});
const moves = (move: Turn["move"], place: Place): TableCall<World> => ({
  request: (world) => ({
    method: "POST",
    url: `${world.at(place.game)}/turn`,
    payload: payload(world, move, place),
  }),
});
const sends = (move: Turn["move"], place: Place): TableCall<World> => ({
  request: (world) => ({
    method: "POST",
    url: "/schedule/send",
    payload: {
      items: [
        {
          ...{ kind: "turn", team_id: world.teamId, event_id: world.game(place.game).id },
          ...payload(world, move, place),
        },
      ],
    },
  }),
  codeOf: ({ results }: AnyBody) => (results[0].outcome === "saved" ? undefined : results[0].code),
});
const presses = (move: "keep" | "offer", token: (world: World) => string): TableCall<World> => ({
  request: (world) => ({
    method: "POST",
    url: "/mail_link/turn",
    payload: { token: token(world), ...payload(world, move, sams) },
  }),
});

const calls: Record<string, TableCall<World>> = {
  readDuties: { request: ({ team }) => ({ method: "GET", url: `${team}/duty` }) },
  addDuty: { request: ({ team }) => ({ method: "POST", url: `${team}/duty`, payload: newDuty }) },
  "addDuty/one event's": {
    request: ({ team, game }) => ({
      method: "POST",
      url: `${team}/duty`,
      payload: { ...newDuty, event_id: game(0).id },
    }),
  },
  changeDuty: {
    request: (world) => ({ method: "PATCH", url: dutyOf(world), payload: { name: "Water" }, version: 1 }),
  },
  endDuty: { request: (world) => ({ method: "DELETE", url: dutyOf(world), version: 1 }) },
  shareDuty: {
    request: async (world) => ({
      method: "POST",
      url: `${world.team}/duty/share`,
      payload: await world.plan(),
    }),
  },
  undoShare: {
    ready: async (world) => world.must("man", `POST ${world.team}/duty/share`, { body: await world.plan() }),
    request: ({ team }) => ({ method: "DELETE", url: `${team}/duty/share` }),
  },
  "chooseDuties/Sam's": chooses(toSam),
  "chooseDuties/pla's": chooses(toPla),
  "chooseDuties/Ada's": chooses(({ kids }) => kids.ada.id),
  "keep/Sam's": moves("keep", sams),
  "keep/pla's": moves("keep", plas),
  "keep/Kit's": moves("keep", kits),
  "offer/Sam's": moves("offer", sams),
  "offer/pla's": moves("offer", plas),
  "offer/Kit's": moves("offer", kits),
  "take/an open one for Sam": moves("take", { ...open, whose: toSam }),
  "take/an offered one for Sam": moves("take", { ...offered, whose: toSam }),
  "take/an open one for pla": moves("take", { ...open, whose: toPla }),
  "take/an offered one for pla": moves("take", { ...offered, whose: toPla }),
  "take/an offered one for Kit": moves("take", { ...offered, whose: toKit }),
  "set/to Sam": moves("set", { ...open, whose: toSam }),
  "set/to pla": moves("set", { ...open, whose: toPla }),
  "off/a free one": moves("off", free),
  "off/Sam's": moves("off", sams),
  "open/Sam's": moves("open", sams),
  "open/pla's": moves("open", plas),
  "sendSchedule/keep Sam's": sends("keep", sams),
  "sendSchedule/offer pla's": sends("offer", plas),
  "moveTurnByMailLink/keep Sam's by mak's": presses("keep", ({ link }) => link("mak")),
  "moveTurnByMailLink/offer Sam's by mak's": presses("offer", ({ link }) => link("mak")),
  "moveTurnByMailLink/keep Sam's by oth's": presses("keep", ({ link }) => link("oth")),
  "moveTurnByMailLink/keep Sam's by coa's": presses("keep", ({ link }) => link("coa")),
  "moveTurnByMailLink/by a link to answer": presses("keep", ({ link }) => link("mak", "answer")),
};

test("each person gets for each call what the table says, and a refused call changes nothing", async () => {
  const server = await openTestServer();
  const world = await openDuties(server);
  const cells = readCells(dutyTable);
  const wrong = await judgeCells({ server, world, personOf: world.judged }, cells, calls);
  assert.equal(wrong, []);
  assert.is(cells.length, 34 * 20);
  record({ point: 1, tried: "Cells of the matrix of duties", count: cells.length, wrong: 0 });
  await server.close();
});

/** The names of the fields of the table that a person gets. */
async function fieldsFor({ call, team, at, kids, pla, dayIn }: World, key: (typeof viewers)[number]) {
  const get = async (path: string): Promise<AnyBody> => (await call<AnyBody>(key, `GET ${path}`)).body;
  const book = await get(`${team}/duty`);
  const details = [await get(at(0)), await get(at(1))];
  const { events = [] } = await get(`/schedule?from=${dayIn(0)}&days=14`);
  const { items = [] } = await get("/user/me/waiting");
  const slots: AnyBody[] = details.flatMap(({ duties = [] }) =>
    duties.flatMap((each: AnyBody) => each.slots),
  );
  const ofWeek = (membershipId: string) =>
    events.some(({ mine }: AnyBody) =>
      mine.some((each: AnyBody) => each.membership_id === membershipId && each.turns?.length > 0),
    );
  const hasChoice = (membershipId: string) =>
    book.choices?.some(({ membership_ids }: AnyBody) => membership_ids.includes(membershipId));
  const got: Record<keyof typeof dutyFields, boolean> = {
    "book duties": book.duties?.length > 0,
    "book turns": book.turns?.length > 0,
    "book families": book.families?.length > 0,
    "book families of spots": book.families?.some(({ is_spot }: AnyBody) => is_spot),
    "book plan": book.duties?.some(({ plan }: AnyBody) => plan),
    "book undo_until": book.undo_until !== undefined,
    "book choice of Sam": hasChoice(kids.sam.id),
    "book choice of Ada": hasChoice(kids.ada.id),
    "event duties": details.some(({ duties }) => duties?.length > 0),
    "event whose turn": slots.some(({ membership_id, name }) => membership_id && name),
    "event own turn": slots.some(({ is_own }) => is_own),
    "event why of Sam's": slots.some(({ membership_id, why }) => membership_id === kids.sam.id && why),
    "event may take": slots.some(({ take_as }) => take_as),
    "week Sam's turn": ofWeek(kids.sam.id),
    "week pla's turn": ofWeek(pla),
    "waiting turn": items.some(({ kind }: AnyBody) => kind === "turn"),
    "the duty's name": JSON.stringify([book, details, events, items]).includes(canaries.duty),
  };
  return Object.entries(got).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

test("each person gets the fields of the table, and no other", async () => {
  const server = await openTestServer();
  const world = await openDuties(server);
  const { must, team, teamId, kids, dutyId, db, id } = world;
  await addMember(server, teamId, { spotFirstName: "Leo", spotLastInitial: "M" });
  for (const membershipId of [kids.sam.id, kids.ada.id])
    await db.insert(dutyChoice).values({ teamId, dutyId, membershipId, byUser: id("man") });
  await db.execute(`update duty_turn set reason = 'fewest' where membership_id = '${kids.sam.id}'`);
  await must("man", `POST ${team}/duty`, { body: { ...newDuty, name: "Ice" } });
  await must("man", `POST ${team}/duty/share`, { body: await world.plan() });
  const { id: rockets } = await addTeam(server, id("nell"), { name: "Rockets" });
  await addEvent(server, rockets, { createdBy: id("nell") });
  for (const [index, key] of viewers.entries()) {
    const expected = Object.entries(dutyFields).flatMap(([field, signs]) =>
      signs.split(/ +/)[index] === "+" ? [field] : [],
    );
    assert.equal(await fieldsFor(world, key), expected, key);
  }
  record({
    point: 1,
    tried: "Fields of duties by person",
    count: Object.keys(dutyFields).length * viewers.length,
    wrong: 0,
  });
  await server.close();
});

const plain = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"request_id":"[^"]*"/, "")}`;

test("another team's duty, turn, player or event, by its path or one's own, is answered as one that never was", async () => {
  const server = await openTestServer();
  const world = await openDuties(server);
  const { call, id, team, teamId, kids, dutyId, game } = world;
  const { id: rockets } = await addTeam(server, id("nell"), { name: "Rockets" });
  const theirs = await addDuty(server, rockets, { name: "Rockets only" });
  const theirGame = await addEvent(server, rockets, { kind: "game", createdBy: id("nell") });
  const theirPlayer = await addMember(server, rockets, { spotFirstName: "Leo", spotLastInitial: "M" });
  await addTurn(server, { event: theirGame, dutyId: theirs.id, membershipId: theirPlayer.id });
  const never = randomUUID();
  const known = { team: rockets, duty: theirs.id, event: theirGame.id, player: theirPlayer.id };
  const unknown = { team: never, duty: never, event: never, player: never };
  const move = (name: string, of: Partial<typeof known>, more: object = {}): Request => ({
    method: "POST",
    url: `/team/team_id/${of.team ?? teamId}/event/event_id/${of.event ?? game(1).id}/turn`,
    payload: { duty_id: of.duty ?? dutyId, slot: 2, move: name, version: 0, ...more },
  });
  const lines = (of: typeof known): Request[] => [
    { method: "GET", url: `/team/team_id/${of.team}/duty` },
    { method: "POST", url: `/team/team_id/${of.team}/duty`, payload: newDuty },
    { method: "POST", url: `${team}/duty`, payload: { ...newDuty, event_id: of.event } },
    { method: "PATCH", url: `${team}/duty/duty_id/${of.duty}`, payload: { name: "X" }, version: 1 },
    { method: "DELETE", url: `${team}/duty/duty_id/${of.duty}`, version: 1 },
    { method: "POST", url: `${team}/duty/share`, payload: { duty_id: of.duty, plan_tag: "tag" } },
    { method: "DELETE", url: `/team/team_id/${of.team}/duty/share` },
    { method: "PUT", url: `${team}/duty/choice/membership_id/${of.player}`, payload: { duty_ids: [] } },
    {
      method: "PUT",
      url: `${team}/duty/choice/membership_id/${kids.sam.id}`,
      payload: { duty_ids: [of.duty] },
    },
    ...["keep", "offer", "set", "off", "open"].flatMap((name) => [
      move(name, { duty: of.duty }, name === "set" ? { membership_id: kids.sam.id } : {}),
      move(name, { event: of.event }, name === "set" ? { membership_id: kids.sam.id } : {}),
      move(name, { team: of.team }, name === "set" ? { membership_id: kids.sam.id } : {}),
    ]),
    ...["take", "set"].map((name) => move(name, {}, { membership_id: of.player })),
  ];
  let tried = 0;
  for (const key of ["man", "mak", "tfo", "str"] as const)
    for (const [index, line] of lines(known).entries()) {
      const other = lines(unknown)[index];
      assert.ok(other);
      const send = ({ method, url, payload: body, version }: Request) =>
        call(key, `${method} ${url}`, { ...(body && { body }), ...(version && { version }) });
      const theirReply = await send(line);
      assert.is(plain(theirReply), plain(await send(other)), `${key}: ${line.method} ${line.url}`);
      assert.is.not(theirReply.status, 200, `${key}: ${line.method} ${line.url}`);
      tried += 1;
    }
  record({ point: 10, tried: "Calls with another team's duties", count: tried, wrong: 0 });
  await server.close();
});

test.run();
