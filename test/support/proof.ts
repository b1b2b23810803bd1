import fs from "node:fs";
import path from "node:path";

/** Sizes of the proofs: small in `npm test`, full in `npm run test:full`. */
const isFull = process.env.TEST_RUN === "full";
const pick = (short: number, full: number) => (isFull ? full : short);

const crashes = pick(1, Number(process.env.PROOF_CRASHES ?? 20));

export const proofCounts = {
  /** Every nth invalid token is tried. */
  permissionStride: pick(10, 1),
  permissionCells: pick(600, 2_000),
  refreshRounds: pick(3, 200),
  refreshAtOnce: 50,
  endings: pick(5, 100),
  /** Every nth file of the build is asked for. */
  fileStride: pick(10, 1),
  /** Every nth attack at each moment is tried. */
  seamStride: pick(7, 1),
  seamRaces: pick(2, 40),
  claims: pick(60, 1_000),
  signUpsOfOneAddress: pick(25, 200),
  badRequests: pick(400, 10_000),
  validRequests: pick(200, 5_000),
  lowCodePoints: pick(0x80, 0x250),
  codePoints: pick(60, 5_000),
  disguises: pick(300, 1_000),
  ordinaryNames: pick(3_000, 10_000),
  agreeing: pick(20, 1_000),
  spellings: pick(50, 1_000),
  /** Checks of one client until the daily limit refuses; 0 fills the bucket directly. */
  checksByHand: pick(1_980, 0),
  timingSamples: pick(40, 2_000),
  mostTimingSamples: pick(800, 4_000),
  resets: pick(20, 1_000),
  /** Every nth write to a post in a state in which something has ended is tried. */
  feedStateStride: pick(5, 1),
  dutySeasons: pick(100, 3_000),
  crashes,
  starts: pick(1, 20),
  emulatorKills: pick(1, 10),
  burstCrashes: pick(1, 5),
  burstTeams: pick(8, 30),
  burstKids: pick(10, 15),
  crashSignUps: pick(20, 50 * crashes),
  inFlight: pick(50, 500),
  asksOfGone: pick(10, 100),
  cuts: pick(5, 100),
  secondServers: pick(2, 20),
  soakSeconds: pick(5, Number(process.env.PROOF_SOAK_SECONDS ?? 900)),
  soakRate: 100,
  manyUsers: pick(4_000, 200_000),
  /** Of the rounds of retention, and the rows due in each. */
  retainedUsers: pick(4_000, 1_000_000),
  dueRows: pick(5, 500),
  /** More than five, since PostgreSQL chooses a generic plan at a prepared statement's sixth run. */
  clubsAlive: pick(1, 8),
  /** Files edited before each build of npm run dev. */
  pageEditsAtOnce: pick(10, 1),
  guessers: pick(2, 100),
  knockers: pick(1, 20),
  mailers: pick(5, 100),
  /** The limit of a team's members is 150. */
  letAllIn: pick(1, 8),
  raceRounds: pick(1, 50),
  /** Orders of events, moves, answers and absences. */
  wordSteps: pick(8, 1_500),
  pastHistories: pick(3, 200),
  /** Every nth event of fourteen zones is read. */
  calendarStride: pick(35, 1),
  calendarTexts: pick(40, 5_880),
  /** Rules of files, beside rrule. */
  fileRules: pick(60, 20_000),
  /** Every nth change of a series is tried. */
  seriesStride: pick(11, 1),
  seriesWalks: pick(2, 60),
  /** Streams of the live line on two servers, and rounds of eight messages. */
  stormStreams: pick(12, 200),
  stormRounds: pick(8, 250),
  /** By the rules alone, and on a server with so many families at most. */
  callingOffs: pick(40, 10_000),
  calledOff: pick(1, 40),
  callingFamilies: pick(8, 25),
  /** Until the latest arrival. */
  callingMinutes: pick(80, 360),
  lookUps: pick(0, 2_000),
  eventsEachDay: pick(2, 15),
  eventsChargedBefore: pick(5_500, 0),
  /** None in the short run: they measure time. */
  strangersCalls: pick(0, 1_000),
};

export const proofDatabase = process.env.TEST_POOLER_URL
  ? "PostgreSQL, two servers behind PgBouncer by transaction"
  : process.env.TEST_DATABASE_URL
    ? "PostgreSQL"
    : "PGlite";

export interface Figure {
  /** The number of the point in the proof's list. */
  point: number;
  tried: string;
  count: number;
  /** Number of lost or wrong results. A test with more than allowed fails before this. */
  wrong: number;
  note?: string;
  /** Left out if the database does not matter. */
  database?: string;
}

/** Records what was tried, in the folder that PROOF_RESULTS names; does nothing without it. */
export function record(figure: Figure) {
  const folder = process.env.PROOF_RESULTS;
  if (!folder) return;
  fs.mkdirSync(folder, { recursive: true });
  const line = { database: proofDatabase, ...figure, at: new Date().toISOString() };
  fs.appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
}

/** Seeded, so that every run uses the same numbers and a failure can be reproduced. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    one<T>(list: readonly [T, ...T[]]): T {
      return list[below(list.length)] ?? list[0];
    },
  };
}

/** Runs the work in consecutive groups of so many. */
export async function inGroups<T, R>(items: readonly T[], size: number, work: (item: T) => Promise<R>) {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map(work))));
  return results;
}
