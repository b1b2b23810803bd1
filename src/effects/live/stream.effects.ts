import { fromCallback } from "xstate";
import { read } from "../../../domain/base/read";
import type { Result } from "../../../domain/base/result";
import { fits } from "../../../domain/base/shape";
import { liveTiming } from "../../../domain/live/limits";
import type { LineFact, StreamEvent } from "../../../domain/live/live";
import type { Client } from "../../api/client";
import { Message as messageShape } from "../../api/shapes/message";

/** Milliseconds that the stream may last: longer than its token, whose end ends it. */
const longest = 900_000;

/** How far each team was heard. */
type Places = Map<string, number>;

/** Implements the stream's placeholder actor. It ends when the server, the network or the device ends it. */
export function streamReader(client: Client, page: Window) {
  const places: Places = new Map();
  return fromCallback<StreamEvent>(({ sendBack }) => {
    const stop = new AbortController();
    const { signal } = stop;
    const end = (againIn: number | null) => {
      if (signal.aborted) return;
      stop.abort();
      sendBack({ type: "stream.ended", againIn, chance: Math.random() });
    };
    // The connection of a device that goes offline may stay open without a word.
    page.addEventListener("offline", () => end(null), { signal });
    void openStream(client, places, signal).then(async (opened) => {
      if (opened.kind !== "ok") return end(pauseOf(opened));
      try {
        for await (const event of eventsOf(opened.value)) {
          if (signal.aborted) return;
          receive(event, places, sendBack, end);
        }
      } catch {
        // The line broke.
      }
      end(null);
    });
    return () => stop.abort();
  });
}

const openStream = (
  client: Client,
  places: Places,
  signal: AbortSignal,
): Promise<Result<ReadableStream<Uint8Array>>> =>
  client.call(
    async (http, init) => {
      const known = [...places].map(([teamId, at]) => `${teamId}:${at}`).join();
      const { data, error, response } = await http.GET("/user/me/live", {
        ...init,
        parseAs: "stream",
        headers: { ...init.headers, accept: "text/event-stream" },
        ...(known !== "" && { params: { header: { "Last-Event-ID": known } } }),
      });
      return data ? { data, response } : { error, response };
    },
    { bearer: true, isQuiet: true, signal, milliseconds: longest },
  );

/** Seconds that a full server or a limit asks for. */
const pauseOf = (failure: Exclude<Result<unknown>, { kind: "ok" }>) =>
  failure.kind === "problem" && failure.retryAfter !== null ? failure.retryAfter * 1_000 : null;

type Event = { name: string; data: unknown };

/** Reads events, and comments as events without a name. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const [, name = "", data = "null"] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      yield { name, data: JSON.parse(data) };
    }
  }
}

function receive(
  { name, data }: Event,
  places: Places,
  sendBack: (event: StreamEvent) => void,
  end: (againIn: number | null) => void,
) {
  if (name === "hello") {
    const [given, reset] = read(data, ["places", "reset"]);
    const isResumed = takePlaces(places, given) && Array.isArray(reset) && reset.length === 0;
    sendBack({ type: "stream.opened", isResumed });
  } else if (name === "bye") {
    const [reason, againIn] = read(data, ["reason", "again_in"]);
    if (reason === "moved") places.clear();
    end(typeof againIn === "number" ? againIn * 1_000 : liveTiming.lastPause);
  } else {
    const fact = readFact(name, data, places);
    sendBack(fact ? { type: "fact.received", fact } : { type: "beat.received" });
  }
}

/** Whether the stream goes on where the last one ended, in the same teams. */
function takePlaces(places: Places, given: unknown): boolean {
  const next = Object.entries(given ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  const isSame =
    places.size > 0 && next.length === places.size && next.every(([teamId]) => places.has(teamId));
  places.clear();
  for (const [teamId, at] of next) places.set(teamId, at);
  return isSame;
}

/** Null for a sign of life, for what an older app does not know, and for what was heard before. */
function readFact(name: string, data: unknown, places: Places): LineFact | null {
  const [teamId, at, huddleId, message, card] = read(data, ["team_id", "at", "huddle_id", "message", "card"]);
  if (typeof teamId !== "string") return null;
  if (name === "schedule" || name === "seen") return { kind: name, teamId };
  if (typeof at !== "number") return null;
  // A comment and its post come with the same number, in any order.
  if (name === "card") return card instanceof Object ? { kind: "card", teamId, at, card } : null;
  if (typeof huddleId !== "string" || at <= (places.get(teamId) ?? 0)) return null;
  places.set(teamId, at);
  if (name === "huddle") return { kind: "huddle", teamId, huddleId };
  return name === "message" && fits(message, messageShape)
    ? {
        kind: "message",
        teamId,
        huddleId,
        message: message as Extract<LineFact, { kind: "message" }>["message"],
      }
    : null;
}
