import { refreshCheckMachine } from "../../../machines/session/refresh-check.machine";
import type { Session } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";

export const refreshCheckWith = (session: Session, page: Window) =>
  withEffects(
    refreshCheckMachine,
    { attention: attentionOf(page) },
    { checkToken: () => session.send({ type: "token.wanted", at: Date.now() }) },
  );
