import { pushSubscriptionMachine } from "../../../machines/push/push-subscription.machine";
import type { Client } from "../../api/client";
import { createSafeStorage } from "../base/storage.effects";
import { withEffects } from "../base/with-effects.effects";
import { createPushSubscription } from "./push-subscription.effects";

/** `asksAll`: also check whether this person gets pushes at all. */
export function pushSubscriptionWith(client: Client, page: Window, { asksAll }: { asksAll: boolean }) {
  const pushSubscription = createPushSubscription(
    client,
    page,
    createSafeStorage(() => page.localStorage),
  );
  return withEffects(
    pushSubscriptionMachine,
    {
      readPermission: async () => ({
        reading: await pushSubscription.read(asksAll),
        wasOffered: pushSubscription.wasOffered(),
      }),
      askPermission: () => pushSubscription.ask(),
      saveToken: () => pushSubscription.ring(),
      dropToken: ({ input }) => pushSubscription.silence(input.tokenId),
    },
    { saveOffer: () => pushSubscription.saveOffer() },
  );
}
