import type { components } from "../../openapi";
import { ownProvider } from "../identity/provider";
import { addressTexts } from "../sign-in/texts";
import { isDoubtfulAddress } from "./email-address";

type Schemas = components["schemas"];

export type Availability = {
  message: string;
  isBlocking: boolean;
  /** Which step the address leads to. */
  step: "password" | "sign-up";
  /** Accepted, but possibly mistyped. */
  isDoubtful?: boolean;
  /** The provider of the address, if we have a button for it. */
  heldBy?: "google";
};

/** Interprets the reply of the availability check for the form. */
export function judgeAvailability(
  emailAddress: string,
  reply: Schemas["EmailAddressValidation"],
): Availability {
  const isOwn = reply.provider === ownProvider;
  const step = isOwn ? "password" : "sign-up";
  if (!isOwn && !reply.available) {
    const provider = reply.formatted_provider ?? reply.provider ?? "another provider";
    const message = addressTexts.otherProvider(provider);
    return { message, isBlocking: true, step, ...(reply.provider === "google" && { heldBy: "google" }) };
  }
  if (isOwn && !reply.available) return { message: addressTexts.known, isBlocking: false, step };
  if (isDoubtfulAddress(emailAddress))
    return { message: addressTexts.doubleCheck, isBlocking: false, step, isDoubtful: true };
  return { message: addressTexts.free, isBlocking: false, step };
}
