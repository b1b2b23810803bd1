/** Compiled, never run: a line after a mark must not compile. */
import type { User } from "../../../domain/account/user";
import type { Shape } from "../../../domain/base/shape";
import type { Client } from "../../../src/api/client";
import { readPings as readPingsShape } from "../../../src/api/shapes/pings";
import { readMe as readMeShape } from "../../../src/api/shapes/user";

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
export const wrongUser: Shape<User> = { ...readMeShape, id: "number" };

export const calls = (client: Client) => [
  client.call((http, init) => http.GET("/user/me", init), { shape: readMeShape }),
  // @ts-expect-error the shape of another operation
  client.call((http, init) => http.GET("/user/me", init), { shape: readPingsShape }),
];
