/** Compiled, never run: a line after a mark must not compile. */
import type { User } from "../../../domain/account/user";
import type { Shape } from "../../../domain/base/shape";
import type { Call } from "../../../src/api/call";
import { answerEvent } from "../../../src/api/calls/answer-event";
import { readMe } from "../../../src/api/calls/read-me";
import { readPings } from "../../../src/api/calls/read-pings";
import type { Client } from "../../../src/api/client";

type Team = {
  name: string;
  size: number;
  role: "home" | "guest";
  isOver: true;
  motto: string | null;
  note?: string;
  players: { nickname: string | null }[];
};

export const right: Shape<Team> = {
  name: "string",
  size: "number",
  role: "string",
  isOver: "boolean",
  "motto?": "string",
  "note?": "string",
  players: [{ "nickname?": "string" }],
};

// @ts-expect-error a name is a text
export const wrongKind: Shape<Team> = { ...right, name: "number" };
// @ts-expect-error a list is no text
export const noList: Shape<Team> = { ...right, players: "string" };
// @ts-expect-error items of a list are checked too
export const wrongItem: Shape<Team> = { ...right, players: [{ "nickname?": "number" }] };
// @ts-expect-error every required property has to be listed
export const incomplete: Shape<Pick<Team, "name" | "size">> = { name: "string" };
// @ts-expect-error a nullable property has to be marked
export const nullable: Shape<Pick<Team, "motto">> = { motto: "string" };
// @ts-expect-error a required property must not be optional
export const tooLax: Shape<Pick<Team, "name">> = { "name?": "string" };
// @ts-expect-error the id of a user is a text
export const wrongUser: Shape<User> = { ...readMe.shape, id: "number" };
// @ts-expect-error the shape of another operation
export const wrongReply: Call<"readMe"> = { ...readMe, shape: readPings.shape };

const path = { id: "t", event_id: "e", membership_id: "m" };
const header = { "If-Match": '"1"' };
const body = { answer: "yes", note: null, event_version: 1 } as const;

export const calls = (client: Client) => [
  client.send(readMe),
  client.send(answerEvent, { path, header, body }),
  // @ts-expect-error everything that is required has to be given
  client.send(answerEvent),
  // @ts-expect-error the path too
  client.send(answerEvent, { header, body }),
  // @ts-expect-error the answer is one of the contract's
  client.send(answerEvent, { path, header, body: { ...body, answer: "perhaps" } }),
  // @ts-expect-error this operation takes no body
  client.send(readMe, { body }),
];
