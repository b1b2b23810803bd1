import { bellMachine } from "../../../machines/push/bell.machine";
import type { Client } from "../../api/client";
import { createSafeStorage } from "../base/storage.effects";
import { withEffects } from "../base/with-effects.effects";
import { createBell } from "./bell.effects";

/** `asksAll`: also check whether this person gets pushes at all. */
export function bellWith(client: Client, page: Window, { asksAll }: { asksAll: boolean }) {
  const bell = createBell(
    client,
    page,
    createSafeStorage(() => page.localStorage),
  );
  return withEffects(
    bellMachine,
    {
      readPermission: async () => ({ reading: await bell.read(asksAll), wasOffered: bell.wasOffered() }),
      askPermission: () => bell.ask(),
      saveToken: () => bell.ring(),
      dropToken: ({ input }) => bell.silence(input.tokenId),
    },
    { keepOffer: () => bell.keepOffer() },
  );
}
