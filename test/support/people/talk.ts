import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import { openTestServer } from "../server/server";
import { type Asked, ask } from "./ask";
import { addAdult, addChild, addMember, addTeam } from "./club";
import { huddleOf } from "./huddle";
import type { addPerson } from "./person";

export type Talker = Awaited<ReturnType<typeof addPerson>>;
export type Message = components["schemas"]["Message"];
export type Huddle = components["schemas"]["Huddle"];
export type Thread = components["schemas"]["Thread"];

/** The Comets: Dana manages and coaches, Kim and Lee are guardians of players, Walt follows the team. */
export async function openTalk() {
  const server = await openTestServer();
  const named = (firstName: string) => addAdult(server, { firstName, fullName: `${firstName} Test` });
  const dana = await named("Dana");
  const kim = await named("Kim");
  const lee = await named("Lee");
  const walt = await named("Walt");
  const { id: teamId } = await addTeam(server, dana.user.id, { roles: ["manager", "coach"] });
  for (const guardian of [kim, lee]) {
    const kid = await addChild(server, [guardian.user.id]);
    await addMember(server, teamId, { childId: kid.id });
  }
  await addMember(server, teamId, { userId: walt.user.id, roles: ["follower"] });
  const team = `/team/team_id/${teamId}`;
  const huddleId = await huddleOf(server, teamId);
  const at = (id = huddleId) => `${team}/huddle/huddle_id/${id}`;
  const call = <Body = Record<string, unknown>>(
    person: Talker,
    line: Parameters<typeof ask>[2],
    more: Parameters<typeof ask>[3] = {},
  ): Promise<Asked<Body>> => ask<Body>(server, person, line, more);

  /** Words of the coach in the team's huddle, past the limit of calls. */
  async function sendMany(count: number, length = 10): Promise<string[]> {
    const words = Array.from({ length: count }, (_, index) => `Words ${index + 1} `.padEnd(length, "x"));
    await server.services.db.execute(sql`
      select send_message(${teamId}::uuid, ${huddleId}::uuid, ${dana.user.id}, gen_random_uuid(), said.words, '{}', null, null,
        ${server.clock.now().toISOString()}::timestamptz)
      from json_array_elements_text(${JSON.stringify(words)}::json) with ordinality as said(words, place) order by place`);
    return words;
  }

  return {
    server,
    db: server.services.db,
    clock: server.clock,
    teamId,
    team,
    huddleId,
    at,
    call,
    dana,
    kim,
    lee,
    walt,
    send: (person: Talker, text: string, more: object = {}, id = huddleId) =>
      call<Message>(person, `POST ${at(id)}/message`, { body: { message_id: randomUUID(), text, ...more } }),
    thread: (person: Talker, query = "", id = huddleId) =>
      call<Thread>(person, `GET ${at(id)}/message${query}`),
    sendMany,
    takeBack: (person: Talker, messageId: string, id = huddleId) =>
      call<Message>(person, `DELETE ${at(id)}/message/message_id/${messageId}`),
    edit: (person: Talker, messageId: string, text: string, more: object = {}) =>
      call<Message>(person, `PATCH ${at()}/message/message_id/${messageId}`, { body: { text, ...more } }),
    group: (person: Talker, others: readonly Talker[], more: object = {}) =>
      call<Huddle>(person, `POST ${team}/huddle`, {
        body: { user_ids: others.map(({ user }) => user.id), ...more },
      }),
    huddles: async (person: Talker) =>
      (await call<components["schemas"]["Huddles"]>(person, "GET /huddle")).body.huddles,
    search: (person: Talker, text: string) =>
      call<components["schemas"]["Hits"]>(person, "POST /huddle/search", { body: { text } }),
    textsOf: (thread: Thread) => thread.messages.map(({ text }) => text),
  };
}
