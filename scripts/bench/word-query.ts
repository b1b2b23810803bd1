import pg from "pg";
import { beforeAll } from "../../server/schedule/week/position";
import { readWindowRows } from "../../server/schedule/week/window.store";
import { usersOfClub } from "../../test/support/people/many-clubs";
import { callerOf } from "./clubs";
import { addManyWords } from "./many-words";
import { percentiles } from "./percentiles";
import { takeTurns } from "./rounds";
import { callers } from "./seed";
import { databaseIn, newDatabase, type Sources } from "./server-stage";
import { sentBy } from "./statements";
import { figure, type Pace, type Table } from "./table";
import { fill, filled, planIn } from "./week-query";

/** What would stand if there were answers alone. */
const answerAlone = `(select p.answer, case when p.answer is not null then 'said' end as source, p.answered_by as by_user,
  p.answered_at as at, null::uuid as absence_id, null::date as until, null::text as over)`;

const marks = { userId: "the user", from: "2000-01-01", days: 7 };
/** The club's member who coaches. */
const coach = 2;

const windows = [
  { what: "a week", days: 7, isCoach: false, target: 1.3 },
  { what: "42 days", days: 42, isCoach: false, target: 1.6 },
  { what: "a coach's week with counts", days: 7, isCoach: true, target: 2 },
] as const;

/** The window's statement with `word_of` beside the same without: execution alone, prepared, on one connection. */
export async function measureWords(sources: Sources, { isQuick, say }: Pace): Promise<Table[]> {
  const events = isQuick ? 1_000 : 80_000;
  const sent = await sentBy((db) => readWindowRows(db, { ...marks, after: beforeAll }));
  const plain = sent.text.replace(/word_of\([^()]*\)/g, answerAlone);
  if (plain.includes("word_of") || plain === sent.text)
    throw new Error("The statement has word_of in another form.");
  say(`filling PostgreSQL with ${events.toLocaleString("en")} events, absences and usual yeses`);
  const name = "words";
  await newDatabase(sources, name);
  const databaseUrl = databaseIn(sources.cluster.url, name);
  const users = await fill({ databaseUrl, dataDir: "" }, events, addManyWords);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const today = new Date().toISOString().slice(0, 10);
    const run = async (statement: string, index: number, { days, isCoach }: (typeof windows)[number]) => {
      const { club, user } = callerOf(users, (index * 7) % callers);
      const given = new Map<unknown, unknown>([
        [marks.userId, `u${isCoach ? (club - 1) * usersOfClub + coach : user}`],
        [marks.from, today],
        [marks.days, days],
      ]);
      const values = sent.values.map((value) => literal(given.has(value) ? given.get(value) : value));
      const { rows } = await client.query({
        text: `explain (analyze, timing off, format json) execute ${statement}(${values.join(", ")})`,
        rowMode: "array",
      });
      return planIn(rows[0], [...filled, "absence", "usual_yes"]);
    };
    const candidates = windows.flatMap((window, index) =>
      (["with", "without"] as const).map((kind) => ({
        name: `${window.what}, ${kind} word_of`,
        statement: `window_${index}_${kind}`,
        text: kind === "with" ? sent.text : plain,
        isOurs: kind === "with",
        asked: 0,
        window,
      })),
    );
    for (const { statement, text } of candidates) await client.query(`prepare ${statement} as ${text}`);
    say("the window's statement with and without word_of in turns");
    let scans = 0;
    const figures = await takeTurns(
      candidates.map((each) => each.name),
      { rounds: isQuick ? 1 : 7, warmUp: 2 },
      (of) => {
        const candidate = candidates.find((each) => each.name === of);
        if (!candidate) return Promise.reject(new Error(`Nothing is named ${of}.`));
        return percentiles(isQuick ? 30 : 300, async () => {
          const plan = await run(candidate.statement, candidate.asked++, candidate.window);
          if (candidate.isOurs) scans = Math.max(scans, plan.scans);
          return plan.execution;
        });
      },
    );
    const table = {
      columns: ["p50 ms", "p99 ms"],
      plotted: ["p50 ms"],
      rows: candidates.map(({ name: of, isOurs }) => ({
        name: of,
        isOurs,
        values: ["p50", "p99"].map((key) => Number((figures[of]?.[key] ?? Number.NaN).toPrecision(3))),
      })),
    };
    return [
      {
        ...table,
        name: "schedule-words",
        title: "A family's word in the week's query",
        how: `The statement of \`readWindowRows\` with \`word_of\` beside the same with answers alone: execution as \`explain analyze\` says, prepared, on one connection, in turns for the same guardians and coaches. PostgreSQL with ${events.toLocaleString("en")} events; a quarter of the children come to every other practice as usual, a quarter are away for a week, all have answered for two weeks.`,
        verdicts: [
          ...windows.map(({ what, target }) => ({
            what: `${what}, to the same without word_of`,
            value:
              figure(table, `${what}, with word_of`, "p50 ms") /
              figure(table, `${what}, without word_of`, "p50 ms"),
            target,
          })),
          { what: "tables of families and events read from beginning to end", value: scans, target: 0 },
        ],
      },
    ];
  } finally {
    await client.end();
  }
}

const literal = (value: unknown) =>
  value === null || typeof value === "number" ? String(value) : pg.escapeLiteral(String(value));
