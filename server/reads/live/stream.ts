import type { ServerResponse } from "node:http";
import { liveTiming, waitingBytes } from "../../../domain/live/limits";
import { type Bye, eventText } from "./events";

/** Who listens, and until when. */
export interface Listener {
  userId: string;
  sessionId: string;
  /** The end of the token. */
  until: Date;
}

/** An open reply. */
export interface Stream extends Listener {
  /** The last write that found nothing waiting. Whatever waits, waits since then. */
  clearAt: Date;
  write(text: string, at: Date): void;
  /** Nothing waits for the reader. */
  isClear(): boolean;
  /** So much has waited for the reader that nothing more is to be written before all of it has left. */
  isFull(): boolean;
  end(bye: Bye): void;
  /** Closes the connection without a word. */
  cut(): void;
}

/** Writes the head. A proxy that compresses or collects would hold the events back. */
export function openStream(
  raw: ServerResponse,
  headers: Readonly<Record<string, string | number | string[] | undefined>>,
  listener: Listener & { at: Date },
): Stream {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  const { userId, sessionId, until, at } = listener;
  let isFull = false;
  return {
    userId,
    sessionId,
    until,
    clearAt: at,
    write(text, now) {
      if (raw.destroyed) return;
      if (this.isClear()) this.clearAt = now;
      raw.write(text);
    },
    isClear: () => raw.writableLength === 0,
    isFull: () => {
      const { writableLength } = raw;
      // A reader that takes a little now and then would get one more event each time, and never catch up.
      isFull = writableLength >= waitingBytes || (isFull && writableLength > 0);
      return isFull;
    },
    end(bye) {
      if (raw.destroyed) return;
      // Node takes the socket from a finished reply. A connection that is idle or slow would delay the end of a closing server, and ended ones would pile up.
      const { socket } = raw;
      const limit = setTimeout(() => socket?.destroy(), liveTiming.stuck).unref();
      socket?.once("close", () => clearTimeout(limit));
      raw.end(eventText("bye", bye), () => socket?.end());
    },
    cut: () => raw.destroy(),
  };
}
