import { randomUUID } from "node:crypto";
import { idIn } from "../../test/support/people/many-clubs";
import { callerOf, cpuOf, tableOf, tokensOf } from "./clubs";
import { type Call, clientAddress, press } from "./load";
import type { Amounts } from "./many-messages";
import { takeTurns } from "./rounds";
import { callers, sessionId } from "./seed";
import { openBareTalk, openServer, type Sources, type Stage } from "./server-stage";
import { figure, type Pace, type Table } from "./table";

const calls = [
  { name: "talk-list", title: "GET /huddle", method: "GET", isOfHuddle: false },
  { name: "talk-page", title: "A page of 50 messages", method: "GET", isOfHuddle: true },
  { name: "talk-send", title: "Sending a message", method: "POST", isOfHuddle: true },
] as const;

/** What the calls of talk take beside bare Fastify with the same statements. Sends come last, since they make the huddles longer. */
export async function measureTalkRequests(
  sources: Sources,
  { users, messages }: { users: number; messages: Amounts },
  { isQuick, say }: Pace,
): Promise<Table[]> {
  const stages: Stage[] = [];
  const tables: Table[] = [];
  try {
    say("filling a server with messages");
    const ours = await openServer(sources, "PostgreSQL", users, { messages });
    stages.push(ours);
    const bare = await openBareTalk(sources, users);
    stages.push(bare);
    const tokens = await tokensOf(users);
    const callOf = ({ method, isOfHuddle }: (typeof calls)[number]): Call => ({
      method,
      path: "/",
      make: (index) => {
        const { club, user } = callerOf(users, index);
        const headers = {
          authorization: `Bearer ${tokens[index % callers]}`,
          "x-forwarded-for": clientAddress(index),
          "x-user": `u${user}`,
          "x-session": sessionId(user),
        };
        const place = `/team/team_id/${idIn("team", club)}/huddle/huddle_id/${idIn("huddle team ", club)}`;
        const body = { message_id: randomUUID(), text: "Who brings the balls?" };
        return {
          path: isOfHuddle ? `${place}/message` : "/huddle",
          headers,
          ...(method === "POST" && { body }),
        };
      },
    });
    for (const call of calls) {
      say(`${call.title} in turns`);
      const rounds = { rounds: isQuick ? 1 : 5, warmUp: isQuick ? 1 : 3 };
      const figures = await takeTurns([ours.name, bare.name], rounds, (name) => {
        const stage = name === ours.name ? ours : bare;
        return cpuOf(sources, stage, () => press(stage.origin, callOf(call), isQuick ? 1 : 2));
      });
      const table = tableOf(stages, figures);
      tables.push({
        ...table,
        name: call.name,
        title: call.title,
        how: "CPU time per reply, as Linux counts it for the server's process and for all of PostgreSQL's. The built server in production, 10 connections, callers are guardians of all clubs in turn; the baseline is Fastify with the contract's reply schema and the statements of our stores, prepared by name, over a plain pool: the caller, the rate limit, the standing where the product reads it, then the call's own.",
        verdicts: [
          {
            what: "CPU time of the server for a reply, to bare Fastify with the same statements",
            value: figure(table, ours.name, "server µs") / figure(table, bare.name, "server µs"),
            target: 1.5,
          },
        ],
      });
    }
    return tables;
  } finally {
    for (const stage of stages) await stage.close();
  }
}
