import { bellMachine } from "../../machines/push/bell.machine";
import type { Client } from "../api/client";
import { effect } from "../effects/base/effect.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createBell } from "../effects/push/bell.effects";

/** Implements the placeholder actors of the bell. `asksAll`: also check whether this person gets pushes at all. */
export function openBell(client: Client, page: Window, { asksAll }: { asksAll: boolean }) {
  const bell = createBell(
    client,
    page,
    createSafeStorage(() => page.localStorage),
  );
  return bellMachine.provide({
    actors: {
      readPermission: effect(async () => ({
        reading: await bell.read(asksAll),
        wasOffered: bell.wasOffered(),
      })),
      askPermission: effect(() => bell.ask()),
      saveToken: effect(() => bell.ring()),
      dropToken: effect(({ input }) => bell.silence(input.tokenId)),
    },
    actions: { keepOffer: () => bell.keepOffer() },
  });
}
