import { createActor } from "xstate";
import { refreshCheckMachine } from "../../machines/refresh-check.machine";
import { attentionOf } from "../effects/attention.effects";
import { watchDevice } from "../effects/device.effects";
import type { Session } from "../features/session/use-access";
import { wireArrivals } from "./arrivals.wiring";

/** What the session should hear from its page: the network, the other tabs' storage, the minute; and what its page should hear of each change. No first paint waits for it. */
export function wireDevice(session: Session, page: Window) {
  watchDevice(session, page);
  wireArrivals(session, page);
  createActor(
    refreshCheckMachine.provide({
      actors: { attention: attentionOf(page) },
      actions: { checkToken: () => session.send({ type: "token.wanted", at: Date.now() }) },
    }),
  ).start();
}
