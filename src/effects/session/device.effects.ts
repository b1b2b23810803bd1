import type { SessionEvent } from "../../../domain/session/session";
import { noteKey, readNote } from "./session-note.effects";

/** Events of the page that concern the session. */
export function watchDevice(session: { send: (event: SessionEvent) => void }, page: Window): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  page.addEventListener("online", () => session.send({ type: "network.returned" }), listen);
  page.addEventListener(
    "storage",
    (event) => {
      const ended = readForeignSignOut(event);
      if (ended) session.send({ type: "session.ended", ...ended });
    },
    listen,
  );
  return () => stop.abort();
}

/** Another tab's sign-out by the storage event, for browsers without BroadcastChannel. */
function readForeignSignOut(event: Pick<StorageEvent, "key" | "newValue">): { generation: number } | null {
  if (event.key !== noteKey) return null;
  const { generation, owedLogOut } = readNote(event.newValue);
  return owedLogOut ? { generation } : null;
}
