import { listedOnce } from "../answer/same-player";
import { type EventSum, sumParts } from "../event/event-fact-texts";
import type { EventDetails } from "../event/event-fields";

type Participant = EventDetails["participants"][number];

/** A player at an event as a cap: in colour once in. Without a name where the reader may not see it, or it is not read yet. */
export type SquadCap = {
  readonly key: string;
  /** `spot`: has not joined. */
  readonly answer: "yes" | "maybe" | "no" | "silent" | "spot";
  readonly number: string | null;
  readonly initial: string;
  readonly isMine: boolean;
};

/** What is drawn at most, beside the words that count all. */
export const mostCaps = 24;

/** As many caps as the sum counts, those who are in first. The list fills in who they are. */
export function capsOf(sum: EventSum, participants: readonly Participant[]): SquadCap[] {
  const people = listedOnce(participants).filter(({ is_resting }) => !is_resting);
  return sumParts(sum).flatMap(({ answer, count }) => {
    const known = people.filter((person) => answerOf(person) === answer).slice(0, count);
    return Array.from({ length: count }, (_, at) => capOf(answer, known[at], at));
  });
}

const answerOf = ({ answer, is_spot }: Participant) =>
  answer === null && is_spot ? "spot" : (answer ?? "silent");

const capOf = (answer: SquadCap["answer"], person: Participant | undefined, at: number): SquadCap => ({
  key: person?.membership_id ?? `${answer} ${at}`,
  answer,
  number: person?.number ?? null,
  initial: [...(person?.name ?? "")][0] ?? "",
  isMine: person?.is_mine ?? false,
});

/** "5 in", "2 maybe", …: zeros are left out, and who is in too while nobody has answered. */
export function squadWords(sum: EventSum): string[] {
  const parts = sumParts(sum).filter(({ count }) => count > 0);
  if (hasAnswers(sum)) return (sum.yes === 0 ? [`0 in`] : []).concat(parts.map(({ text }) => text));
  return ["No answers yet", ...parts.filter(({ answer }) => answer === "spot").map(({ text }) => text)];
}

export const hasAnswers = ({ yes, maybe, no }: EventSum) => yes + maybe + no > 0;
