import { openedMachine } from "../../machines/schedule/opened.machine";
import type { Client } from "../api/client";
import { effect } from "../effects/base/effect.effects";
import { sendOpened, sightOf } from "../effects/schedule/opened.effects";

export const openOpened = (client: Client, page: Window & typeof globalThis) =>
  openedMachine.provide({
    actors: {
      sight: sightOf(page.document, page),
      sendOpened: effect(({ input: { seen } }) => sendOpened(client, seen)),
    },
  });
