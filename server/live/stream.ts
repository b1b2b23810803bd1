import type { ServerResponse } from "node:http";
import { waitingBytes } from "../../domain/live/limits";
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
  end(bye: Bye): void;
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
      // A reader who does not keep up continues from its place with the next stream.
      if (raw.writableLength > waitingBytes) raw.destroy();
    },
    end(bye) {
      if (raw.destroyed) return;
      // Node takes the socket from a finished reply. An idle connection would delay the end of a closing server.
      const { socket } = raw;
      raw.end(eventText("bye", bye), () => socket?.end());
    },
  };
}
