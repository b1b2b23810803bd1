import { createActor } from "xstate";
import { selectIsRestoring, sessionMachine, settledToken } from "../../machines/session/session.machine";
import { type ClientOptions, createClient, type TokenSource } from "../api/client";
import { findCodeText } from "../api/code-text";
import { reloadIfStale, untilShown } from "../effects/base/prerendering.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { sessionActors } from "../effects/session/session.effects";
import { readSessionInput } from "../effects/session/session-note.effects";
import { createTabLock } from "../effects/session/tab-lock.effects";
import { joinTabs } from "../effects/session/tabs.effects";
import { createTokenSource } from "../effects/session/token-source.effects";
import type { Signal } from "../effects/telemetry/reports.effects";

/**
 * The client and the session depend on each other, so the client gets functions that look up the tokens
 * later.
 */
export function wireSession(page: Window, announce: ClientOptions["announce"]) {
  const storage = createSafeStorage(() => page.localStorage);
  const tokens: TokenSource = {
    current: () => source.current(),
    renew: (refused) => source.renew(refused),
  };
  const client = createClient({
    tokens,
    announce,
    textOfCode: findCodeText,
    onFailure: reportFault,
    baseUrl: page.location.origin,
  });
  const lock = createTabLock("drip.token", {
    locks: page.navigator.locks,
    wait: (milliseconds) => new Promise((resolve) => page.setTimeout(resolve, milliseconds)),
    timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
  });
  const readInput = () => readSessionInput(storage, page.document.cookie);
  void reloadIfStale(page, readInput);
  const session = createActor(sessionMachine.provide({ actors: sessionActors(client, lock) }), {
    input: readInput(),
  });
  const source = createTokenSource(
    { send: (event) => session.send(event), settle: () => settledToken(session) },
    Date.now,
  );
  joinTabs(session, storage, openChannel());
  session.start();
  if (selectIsRestoring(session.getSnapshot()))
    void import("../effects/session/stored-me.effects")
      .then(({ readStoredMe }) => readStoredMe(page.indexedDB))
      .then(
        (me) => me && session.send({ type: "me.recalled", me }),
        () => {},
      );
  const telemetry = untilShown(page.document)
    .then(() => import("./device.part"))
    .then(
      ({ wireDevice }) => wireDevice(session, page),
      () => null,
    )
    // Resolves to null after a failure: a rejected promise would make every use in `reportFault` an unhandled rejection, which calls it again.
    .catch((fault: unknown) => {
      page.reportError(fault);
      return null;
    });
  /** Errors from before telemetry is loaded are reported once it is. */
  function reportFault(signal: Signal) {
    void telemetry.then((wired) => wired?.report(signal));
  }
  page.addEventListener("error", reportFault);
  page.addEventListener("unhandledrejection", reportFault);
  return {
    client,
    session,
    telemetry,
    reportFault,
    forceRefresh: source.force,
    owesLogOut: () => session.getSnapshot().context.owedLogOut,
  };
}

/** Null where BroadcastChannel is missing or throws because storage is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("drip.session");
  } catch {
    return null;
  }
}
