import type { FastifyRequest } from "fastify";
import { requireTeam } from "../../server/access/reach.store";
import { readSeenHuddles, type SeenHuddle } from "../../server/huddle/huddle.store";
import { callSendMessage } from "../../server/huddle/message.store";
import { readPeople } from "../../server/huddle/people.store";
import { presentListedHuddle, presentMessage } from "../../server/huddle/present-huddle";
import { findThread, type Thread } from "../../server/huddle/thread.store";
import {
  answers,
  count,
  listen,
  marks,
  named,
  now,
  openBareApp,
  statementOf,
  type Values,
  whoAsks,
} from "./bare-statements";

/**
 * The baseline for the calls of talk: Fastify with the contract's schema of the reply and the statements of our stores, prepared by name, through
 * a plain pool. The paths are the product's, and all statements of a call run: the caller, the rate limit, the standing where the product reads
 * it, then the call's own. Headers name the caller.
 */
const aim = { teamId: marks.team, huddleId: marks.huddle, userId: marks.user };
const reach = await statementOf((db) => requireTeam(db, marks.user, marks.team));
const huddles = await statementOf((db) => readSeenHuddles(db, { userId: marks.user, now: now() }));
const page = await statementOf((db) =>
  findThread(db, aim, { which: "before", place: Number.MAX_SAFE_INTEGER, most: 50 }),
);
const one = await statementOf((db) => findThread(db, aim, { which: "one", messageId: marks.message }));
const send = await statementOf((db) =>
  callSendMessage(db, {
    ...aim,
    messageId: marks.message,
    text: "Who brings the balls?",
    mentions: [],
    replyTo: null,
    shown: null,
    now: now(),
  }),
);
const people = await statementOf((db) => readPeople(db, [{ teamId: "the team", userId: "somebody" }]));

const personKeys = "team_id user_id shown_name drip_name avatar standing".split(" ");

const valuesOf = ({ headers, params, body }: FastifyRequest): Values => ({
  ...marks,
  session: String(headers["x-session"]),
  user: String(headers["x-user"]),
  team: (params as { id?: string }).id ?? "",
  huddle: (params as { huddle_id?: string }).huddle_id ?? "",
  message: (body as { message_id?: string } | undefined)?.message_id ?? "",
  now: new Date().toISOString(),
});

async function enter(request: FastifyRequest): Promise<Values> {
  const values = valuesOf(request);
  await whoAsks(values);
  await count(values);
  return values;
}

async function peopleOf(values: Values, who: readonly { team_id: string; user_id: string }[]) {
  const pairs = new Map(who.map((pair) => [`${pair.team_id} ${pair.user_id}`, pair]));
  return named(personKeys, await people({ ...values, people: JSON.stringify([...pairs.values()]) }));
}

const threadOf = (rows: unknown[][]) => rows[0]?.[0] as Thread;

const at = "/team/team_id/:id/huddle/huddle_id/:huddle_id/message";
const app = openBareApp();
app.get("/huddle", answers("Huddles"), async (request) => {
  const values = await enter(request);
  const rows = ((await huddles(values))[0]?.[0] ?? []) as SeenHuddle[];
  const authors = rows.flatMap(({ team_id, last }) => (last ? [{ team_id, user_id: last.author_id }] : []));
  return {
    huddles: rows.map(presentListedHuddle),
    people: await peopleOf(values, authors),
    as_of: rows.map(({ team_id, as_of }) => ({ team_id, at: as_of })),
  };
});
app.get(at, answers("Thread"), async (request) => {
  const values = await enter(request);
  await reach(values);
  const { messages, people, last_seq, read_seq, as_of, is_whole } = threadOf(await page(values));
  const shown = (messages ?? []).map(presentMessage);
  return { messages: shown, quoted: [], people: people ?? [], last_seq, read_seq, as_of, is_whole };
});
app.post(at, answers("Message"), async (request) => {
  const values = await enter(request);
  await send(values);
  const [message] = threadOf(await one(values)).messages ?? [];
  if (!message) throw new Error("A message that was sent is not there.");
  return presentMessage(message);
});
await listen(app);
