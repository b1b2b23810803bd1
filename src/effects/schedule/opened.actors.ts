import { openedMachine } from "../../../machines/schedule/opened.machine";
import type { Client } from "../../api/client";
import { withEffects } from "../base/with-effects.effects";
import { sendOpened, sightOf } from "./opened.effects";

export const openedWith = (client: Client, page: Window & typeof globalThis) =>
  withEffects(openedMachine, {
    sight: sightOf(page.document, page),
    sendOpened: ({ input: { seen } }) => sendOpened(client, seen),
  });
