import { createActor } from "xstate";
import { updateTexts, workerScope } from "../../domain/app-update/app-update";
import type { Toasts } from "../controls/toasts/create-toasts";
import { appUpdateWith } from "../effects/app-update/app-update.actors";
import { UpdatePrompt } from "../features/app-update/update-prompt";

/** Only in production: in development every saved file would count as a new release. */
export function wireAppUpdate(page: Window, raise: Toasts) {
  const isWorking = process.env.NODE_ENV === "production" && "serviceWorker" in page.navigator;
  if (!isWorking || !page.location.pathname.startsWith(workerScope)) return;
  const actor = createActor(
    appUpdateWith(page, {
      showPrompt: () =>
        void raise.custom(
          <UpdatePrompt onReload={() => actor.send({ type: "reload.chosen" })} />,
          updateTexts.announcement,
          { id: "app-update", duration: Number.POSITIVE_INFINITY },
        ),
      reload: () => page.location.reload(),
    }),
  );
  actor.start();
}
