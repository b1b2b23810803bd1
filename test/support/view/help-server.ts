import type { AppPorts } from "../../../src/effects/base/app-ports.actors";
import { type Answer, json, openClient, problem } from "../server/api";

const closing: (() => void)[] = [];

/** Ends the sessions, so that no outbox goes on trying. */
export const closeHelpServers = () => {
  for (const close of closing.splice(0)) close();
};

export type HelpReplies = Record<string, unknown>;

/** The ports of somebody signed in, over replies by method and path. A reply is a body, a problem's code, a function, or null for no network. */
export function openHelpServer(replies: HelpReplies) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const answer: Answer = async (request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(name);
    const sent = request.method === "GET" ? "" : await request.clone().text();
    bodies.push(sent === "" ? null : JSON.parse(sent));
    const reply = replies[name];
    const given = typeof reply === "function" ? await reply(request) : reply;
    if (given === null) throw new TypeError("Failed to fetch");
    if (given === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof given === "string" ? problem(given) : json(given);
  };
  const { client } = openClient(answer);
  const auth = { accessToken: "t", me: { id: "me" } };
  const session = {
    getSnapshot: () => ({ context: { auth } }),
    subscribe: () => ({ unsubscribe: () => {} }),
    on: (_: string, close: () => void) => {
      closing.push(close);
      return { unsubscribe: () => {} };
    },
  } as unknown as AppPorts["session"];
  const said: string[] = [];
  const ports: AppPorts = {
    client,
    session,
    announce: ({ tone, text }) => void said.push(`${tone} ${text}`),
  };
  return { ports, replies, asked, bodies, said, lastBody: () => bodies.at(-1) };
}
