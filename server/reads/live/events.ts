import type { components } from "../../../openapi";

type Schemas = components["schemas"];

interface Events {
  hello: Schemas["LiveHello"];
  message: Schemas["LiveMessage"];
  huddle: Schemas["LiveHuddle"];
  card: Schemas["LiveCard"];
  schedule: Schemas["LiveSchedule"];
  seen: Schemas["LiveSeen"];
  bye: Schemas["LiveBye"];
}

export type Bye = Schemas["LiveBye"];

/** JSON has no line breaks of its own, so one `data` line holds it. */
export const eventText = <Name extends keyof Events>(name: Name, data: Events[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A comment, which browsers read as a sign of life. */
export const beatText = ": beat\n\n";
