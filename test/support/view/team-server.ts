import { createActor } from "xstate";
import { sessionMachine } from "../../../machines/session/session.machine";
import { openTeam } from "../../../src/app/team.part";
import { wireTeamAnswers } from "../../../src/app/team-answers.part";
import { wireTeamDialogs } from "../../../src/app/team-dialogs.part";
import { openLine } from "../../../src/effects/live/line.effects";
import { type Answer, json, openClient, problem } from "../server/api";

const NoPlays = () => null;

export type Replies = Record<string, unknown>;

/** A team's machines over replies by method and path. A reply is a body, a problem's code, or a function of the request. */
export function openTeamServer(replies: Replies) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const answer: Answer = async (request) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    asked.push(name);
    const sent = request.method === "GET" ? "" : await request.clone().text();
    if (sent !== "") bodies.push(JSON.parse(sent));
    const reply = replies[name];
    const given = typeof reply === "function" ? await reply(request) : reply;
    if (given === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof given === "string" ? problem(given) : json(given);
  };
  const { client } = openClient(answer);
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  const said: string[] = [];
  const announce = ({ tone, text }: { tone: string; text: string }) => void said.push(`${tone} ${text}`);
  const ports = { client, session, announce, line: openLine() };
  return {
    // Loaded here: what a page imports later is not resolved in tests.
    machines: {
      ...openTeam(ports, "t1", window),
      Answers: wireTeamAnswers(ports),
      // Its own tests show it.
      Plays: NoPlays,
      Dialogs: wireTeamDialogs(ports, "t1", window),
    },
    announce,
    session,
    asked,
    bodies,
    said,
    /** The requests since the last call. */
    takeAsked: () => asked.splice(0),
  };
}
