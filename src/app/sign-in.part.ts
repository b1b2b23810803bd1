import { greetsInItsHead } from "../../domain/account/first-run";
import { arrivals } from "../../domain/sign-in/arrival";
import { loadIdentity } from "../effects/base/browser-config.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { type SignInMachinesPorts, signInWith } from "../effects/sign-in/sign-in.actors";
import { createLazyIdentity } from "../identity/lazy";
import type { HandedAddress } from "../screens/sign-in/ways-in";
import { shareDrip } from "./share.part";

/** Preloads the identity provider's library, since a popup must open within its click. */
export function openSignIn(page: Window, ports: Omit<SignInMachinesPorts, "identity" | "page">) {
  const identity = createLazyIdentity(() => loadIdentity(page));
  void identity.prepare();
  const greet = () => {
    const { pathname, search } = page.location;
    if (!greetsInItsHead(pathname, search)) ports.announce(arrivals.greeting);
  };
  const invitation = createInvitationKey(createSafeStorage(() => page.sessionStorage));
  const isInvited = () => invitation.read() !== null;
  /** Without an invitation its part is not loaded; without its part people sign in as well. */
  const loadThread = async () => {
    const stored = invitation.thread();
    if (stored === undefined) return null;
    const part = await import("./sign-in-thread.part").catch(() => null);
    return part?.invitationContext(stored) ?? null;
  };
  return {
    identity,
    greet,
    isInvited,
    loadThread,
    share: () => void shareDrip(page, ports.announce),
    ...handOver(),
    ...signInWith({ ...ports, identity, page }),
  };
}

/** Passes an e-mail address from one screen to the next in memory, so that no URL contains it. */
function handOver() {
  let kept: HandedAddress | null = null;
  return {
    saveAddress: (handed: HandedAddress) => {
      kept = handed;
    },
    takeAddress: () => {
      const handed = kept;
      kept = null;
      return handed;
    },
  };
}

export type Machines = ReturnType<typeof openSignIn>;
