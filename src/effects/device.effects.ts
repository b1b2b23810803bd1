import type { SessionEvent } from "../../domain/session";
import { noteKey, readNote } from "./session-note.effects";

/** The network, the screen and the minute: what a page hears and the session should know. */
export function watchDevice(
  session: { send: (event: SessionEvent) => void },
  page: Window,
  now: () => number,
): () => void {
  const stop = new AbortController();
  const check = () => {
    if (page.document.visibilityState !== "hidden" && page.navigator.onLine)
      session.send({ type: "token.wanted", at: now() });
  };
  const listen = { signal: stop.signal };
  page.addEventListener("online", () => session.send({ type: "network.returned" }), listen);
  page.addEventListener("online", check, listen);
  page.document.addEventListener("visibilitychange", check, listen);
  page.addEventListener(
    "storage",
    (event) => {
      const ended = readForeignSignOut(event);
      if (ended) session.send({ type: "session.ended", ...ended });
    },
    listen,
  );
  const minute = page.setInterval(check, 60_000);
  return () => {
    stop.abort();
    page.clearInterval(minute);
  };
}

/** A sign-out elsewhere as the storage tells it, for browsers without BroadcastChannel. */
function readForeignSignOut(event: Pick<StorageEvent, "key" | "newValue">): { generation: number } | null {
  if (event.key !== noteKey) return null;
  const { generation, owedLogOut } = readNote(event.newValue);
  return owedLogOut === null ? null : { generation };
}
