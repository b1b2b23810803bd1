import { fromCallback } from "xstate";
import type { ProofEvent } from "../../../domain/mail-links/mail-link";

type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage" | "close">;

/** A browser without channels, or with blocked storage: the waiting tab's poll notices the proof. */
export function openProofChannel(): Channel | null {
  try {
    return new BroadcastChannel("drip.proof");
  } catch {
    return null;
  }
}

/** Tells the other tabs of this browser that an address was proven, so that a waiting one looks at once. */
export function sendProven(open: () => Channel | null = openProofChannel): void {
  const channel = open();
  channel?.postMessage({ type: "address.proven" } satisfies ProofEvent);
  channel?.close();
}

/** Fills the inbox machine's placeholder. The message says nothing of whose address it was: the server is asked. */
export const proofsOf = (open: () => Channel | null = openProofChannel) =>
  fromCallback<ProofEvent>(({ sendBack }) => {
    const channel = open();
    if (channel) channel.onmessage = () => sendBack({ type: "address.proven" });
    return () => channel?.close();
  });
