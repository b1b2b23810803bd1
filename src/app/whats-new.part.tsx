import type { ComponentType } from "react";
import { whatsNewWith } from "../effects/app-update/whats-new.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { WhatsNew } from "../features/app-update/whats-new";
import { useMe } from "../features/session/use-access";

/** What is new in the app, loaded once Home is read. */
export function wireWhatsNew(ports: AppPorts): ComponentType {
  const machine = whatsNewWith(ports);
  return () => {
    const me = useMe(ports.session);
    return me && <WhatsNew key={me.id} machine={machine} me={me} />;
  };
}
