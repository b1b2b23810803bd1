import type { components } from "../../../openapi";
import type { Hub } from "../../../server/reads/live/hub";
import type { Stream } from "../../../server/reads/live/stream";
import type { TestClock } from "../server/server";
import type { addPerson } from "./person";

type Person = Pick<Awaited<ReturnType<typeof addPerson>>, "user" | "sessionId">;
type Schemas = components["schemas"];
export type Told =
  | { name: "hello"; data: Schemas["LiveHello"] }
  | { name: "message"; data: Schemas["LiveMessage"] }
  | { name: "huddle"; data: Schemas["LiveHuddle"] }
  | { name: "card"; data: Schemas["LiveCard"] }
  | { name: "schedule"; data: Schemas["LiveSchedule"] }
  | { name: "bye"; data: Schemas["LiveBye"] }
  | { name: "beat"; data: null };

/** The events in a stream's text. */
export const eventsIn = (text: string): Told[] =>
  text
    .split("\n\n")
    .filter(Boolean)
    .map((event) => {
      if (event === ": beat") return { name: "beat", data: null };
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return { name, data: JSON.parse(data ?? "") } as Told;
    });

/** How far a browser has heard each team. */
export function placesIn(told: readonly Told[]): Record<string, number> {
  const places = new Map<string, number>();
  for (const { name, data } of told)
    if (name === "hello") for (const [teamId, at] of Object.entries(data.places)) places.set(teamId, at);
    else if (name === "message" || name === "huddle" || name === "card") places.set(data.team_id, data.at);
  return Object.fromEntries(places);
}

/** The words of all messages, in the order in which they came. */
export const wordsIn = (told: readonly Told[]) =>
  told.flatMap(({ name, data }) => (name === "message" ? [data.message.text] : []));

/** A person's stream of a hub, without a network. It keeps its place as a browser does. */
export async function listen(
  hub: Hub,
  clock: TestClock,
  person: Person,
  {
    places = {},
    minutes = 10,
    room = Number.POSITIVE_INFINITY,
  }: {
    places?: Record<string, number>;
    minutes?: number;
    /** Bytes that wait until the stream is full. They leave when the test says so. */
    room?: number;
  } = {},
) {
  const at = clock.now();
  let text = "";
  let waiting = 0;
  let isCut = false;
  const listener = {
    userId: person.user.id,
    sessionId: person.sessionId,
    until: new Date(at.getTime() + minutes * 60_000),
  };
  const stream: Stream = {
    ...listener,
    clearAt: at,
    write(more, now) {
      if (this.isClear()) this.clearAt = now;
      text += more;
      waiting += Buffer.byteLength(more);
    },
    isClear: () => waiting === 0 || room === Number.POSITIVE_INFINITY,
    isFull: () => waiting >= room,
    end(bye) {
      text += `event: bye\ndata: ${JSON.stringify(bye)}\n\n`;
    },
    cut() {
      isCut = true;
    },
  };
  await hub.open(listener, new Map(Object.entries(places)), () => stream);
  const told = () => eventsIn(text);
  return {
    told,
    names: () => told().map(({ name }) => name),
    words: () => wordsIn(told()),
    bye: () => told().flatMap(({ name, data }) => (name === "bye" ? [data] : []))[0],
    hello: () => told().flatMap(({ name, data }) => (name === "hello" ? [data] : []))[0],
    places: () => placesIn(told()),
    text: () => text,
    cut: () => hub.drop(stream),
    isFull: () => stream.isFull(),
    isCut: () => isCut,
    drain() {
      waiting = 0;
      hub.resume(stream);
    },
  };
}

export type Listening = Awaited<ReturnType<typeof listen>>;
