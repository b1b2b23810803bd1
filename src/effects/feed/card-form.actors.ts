import { cardFormMachine } from "../../../machines/feed/card-form.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { cardSaver } from "./card-form.effects";

export function cardFormWith({ client }: Pick<LivePorts, "client">, page: Window) {
  const save = cardSaver(client, () => page.crypto.randomUUID());
  return withEffects(cardFormMachine, { save: ({ input }) => save(input) });
}
