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
  /** The time of the last write. */
  heardAt: Date;
  write(text: string, at: Date): void;
  /** So much waits for the reader that nothing more is to be written before it drains. */
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
  return {
    userId,
    sessionId,
    until,
    heardAt: at,
    write(text, now) {
      if (raw.destroyed) return;
      this.heardAt = now;
      raw.write(text);
    },
    isFull: () => raw.writableLength >= waitingBytes,
    end(bye) {
      if (raw.destroyed) return;
      // Node takes the socket from a finished reply. An idle connection would delay the end of a closing server.
      const { socket } = raw;
      socket?.setTimeout(liveTiming.stuck, () => socket.destroy());
      raw.end(eventText("bye", bye), () => socket?.end());
    },
    cut: () => raw.destroy(),
  };
}
