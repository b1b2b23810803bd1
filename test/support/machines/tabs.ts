import { type Actor, createActor, SimulatedClock } from "xstate";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { Client } from "../../../src/api/client";
import { createSafeStorage, type SafeStorage } from "../../../src/effects/base/storage.effects";
import { sessionActors } from "../../../src/effects/session/session.effects";
import { readSessionInput } from "../../../src/effects/session/session-note.effects";
import { createTabLock } from "../../../src/effects/session/tab-lock.effects";
import { joinTabs } from "../../../src/effects/session/tabs.effects";
import { fakeStorage } from "../storage";

type Listener = { onmessage: ((event: MessageEvent) => unknown) | null };

/** A fake browser with locks, channel and storage, in which tabs can be opened. */
export function openBrowser(
  options: { hasLocks?: boolean; hasChannel?: boolean; isStorageBlocked?: boolean } = {},
) {
  const kept = fakeStorage();
  const listeners = new Set<Listener>();
  const locks = fakeLocks();
  const waits: number[] = [];
  const storage = (): SafeStorage =>
    createSafeStorage(() => {
      if (options.isStorageBlocked) throw new DOMException("denied", "SecurityError");
      return kept;
    });
  const openTab = (client: Client, cookie = "drip_signed_in=1") => {
    const tabStorage = storage();
    const lock = createTabLock("drip.token", {
      locks: options.hasLocks === false ? undefined : locks,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        await nextTask();
        await nextTask();
      },
      timeLimit: () => new AbortController().signal,
    });
    const session: Actor<typeof sessionMachine> = createActor(
      sessionMachine.provide({ actors: sessionActors(client, lock) }),
      { clock: new SimulatedClock(), input: readSessionInput(tabStorage, cookie) },
    );
    const leave = joinTabs(session, tabStorage, options.hasChannel === false ? null : openChannel(listeners));
    session.start();
    return { session, leave };
  };
  return { openTab, kept, waits, listeners };
}

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Delivers messages in a later task, as a browser does. */
function openChannel(listeners: Set<Listener>) {
  const own = {
    onmessage: null as Listener["onmessage"],
    postMessage: (data: unknown) => {
      const copy = structuredClone(data);
      for (const other of listeners)
        if (other !== own) setImmediate(() => other.onmessage?.({ data: copy } as MessageEvent));
    },
    close: () => void listeners.delete(own),
  };
  listeners.add(own);
  return own;
}

/** A minimal Web Locks: one holder, a queue, and an abort signal. */
export function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    const before = last;
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    aborted.catch(() => {});
    const turn = Promise.race([before, aborted]).then(() => run());
    last = turn.catch(() => before);
    return turn;
  };
  return { request } as unknown as LockManager;
}
