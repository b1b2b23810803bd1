import type { components } from "../../openapi";
import { ownProvider } from "../identity/provider";
import { addressTexts } from "../sign-in/texts";

type Schemas = components["schemas"];

export type Availability = {
  message: string;
  isBlocking: boolean;
  /** Which step the address leads to. */
  step: "password" | "sign-up";
};

/** What the reply of the availability check means for whoever typed the address. */
export function judgeAvailability(
  emailAddress: string,
  reply: Schemas["EmailAddressValidation"],
): Availability {
  const isOwn = reply.provider === ownProvider;
  const step = isOwn ? "password" : "sign-up";
  if (!isOwn && !reply.available) {
    const provider = reply.formatted_provider ?? reply.provider ?? "another provider";
    return { message: addressTexts.otherProvider(provider), isBlocking: true, step };
  }
  if (isOwn && !reply.available) return { message: addressTexts.known, isBlocking: false, step };
  const message = /\.(?:co|ne|or)$/i.test(emailAddress) ? addressTexts.doubleCheck : addressTexts.free;
  return { message, isBlocking: false, step };
}
