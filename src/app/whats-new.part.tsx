import type { ComponentType } from "react";
import { installWith } from "../effects/app-update/install.actors";
import { openInstall } from "../effects/app-update/install.effects";
import { whatsNewWith } from "../effects/app-update/whats-new.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { createSafeStorage } from "../effects/base/storage.effects";
import { InstallOffer } from "../features/app-update/install-offer";
import { WhatsNew } from "../features/app-update/whats-new";
import { useMe } from "../features/session/use-access";
import { deviceDay } from "../ui/schedule/device-clock";

/** What is new in the app, and the offer to install it, loaded once Home is read. */
export function wireWhatsNew(ports: AppPorts, page: Window): ComponentType {
  const machine = whatsNewWith(ports);
  const storage = createSafeStorage(() => page.localStorage);
  const install = installWith(openInstall(page, storage, deviceDay(Date.now())));
  return () => {
    const me = useMe(ports.session);
    return (
      me && (
        <>
          <WhatsNew key={me.id} machine={machine} me={me} />
          <InstallOffer machine={install} />
        </>
      )
    );
  };
}
