import type { BirthdayOutcome } from "../../domain/account/age";
import { problemTexts } from "../../domain/base/texts";
import { announceRefusal } from "../base/announce.actions";

const outcomeOf = ({ event }: { event: { output: BirthdayOutcome } }) => event.output;

export const isGiven = (_: unknown, { kind }: { kind: string }) => kind === "given";
export const isOnFile = (_: unknown, { kind }: { kind: string }) => kind === "on-file";
export const isTooYoung = (_: unknown, { kind }: { kind: string }) => kind === "too-young";

/** The server stores a date of birth once: an account that has one goes on with it. A child's account ends. */
export const afterBirthday = <Known extends string>(known: Known) =>
  [
    {
      guard: { type: "isGiven", params: outcomeOf },
      target: known,
      actions: { type: "setMe", params: outcomeOf },
    },
    {
      guard: { type: "isOnFile", params: outcomeOf },
      target: known,
      actions: [{ type: "setMe", params: outcomeOf }, announceRefusal(problemTexts.unknown)],
    },
    { guard: { type: "isTooYoung", params: outcomeOf }, target: "over", actions: "recordTooYoung" },
  ] as const;
