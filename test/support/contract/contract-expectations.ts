import { isMessageCode, messageTexts } from "../../../domain/problem/message-texts";
import type { DocumentedReply } from "./contract";
import type { Seen } from "./contract-case";
import { contractCases } from "./contract-cases";

/** The texts that the specification prints, verbatim; the others are the product's own. */
const spelledOut: Record<string, string> = {
  USER_400_EMAIL_ADDRESS: "That doesn't look like a valid email address ✉️.",
  AUTH_400_EMAIL_ADDRESS: "That doesn't look like a valid email address ✉️.",
  USER_400_DRIP_NAME: "Drip is an E-for-Everyone place. Please help us keep it that way.",
  USER_403_DRIP_NAME: "Someone already called dibs on that drip name. Try something else.",
};

export function expectedOf({ operationId, status, example }: DocumentedReply): Seen {
  if (status === 200) {
    const { expects } = contractCases[operationId];
    if (example === null || !(example in expects))
      throw new Error(`The case of ${operationId} expects nothing of the example ${example}.`);
    return { shows: expects[example] };
  }
  const hasWait = status === 429 || status === 503;
  if (example === null) return { does: "report", status, hasWait };
  if (!isMessageCode(example)) throw new Error(`${example} is not a message code.`);
  // The token is refused, which ends the session without a toast.
  const does = example === "AUTH_401_JWT" ? "session" : (spelledOut[example] ?? messageTexts[example]);
  return { does, status, hasWait };
}

export const expectedNames = Object.entries(contractCases).flatMap(([id, { expects }]) =>
  Object.keys(expects).map((example) => `${id} ${example}`),
);
