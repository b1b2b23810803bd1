import type { BirthdayOutcome } from "../../domain/account/age";
import { problemTexts } from "../../domain/base/texts";
import { announceRefusal } from "../base/announce.actions";

const outcomeOf = ({ event }: { event: { output: BirthdayOutcome } }) => event.output;

export const isGiven = (_: unknown, { kind }: { kind: string }) => kind === "given";
export const isOnFile = (_: unknown, { kind }: { kind: string }) => kind === "on-file";
export const isTooYoung = (_: unknown, { kind }: { kind: string }) => kind === "too-young";

/** The server keeps a birthday once: who gave one before goes on with that. A child's account is over. */
export const afterBirthday = <Known extends string>(known: Known) =>
  [
    {
      guard: { type: "isGiven", params: outcomeOf },
      target: known,
      actions: { type: "keepMe", params: outcomeOf },
    },
    {
      guard: { type: "isOnFile", params: outcomeOf },
      target: known,
      actions: [{ type: "keepMe", params: outcomeOf }, announceRefusal(problemTexts.unknown)],
    },
    { guard: { type: "isTooYoung", params: outcomeOf }, target: "over", actions: "noteTooYoung" },
  ] as const;
