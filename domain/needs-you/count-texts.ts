/** "1 needs you", "6 need you". */
export const needYouText = (count: number): string => (count === 1 ? "1 needs you" : `${count} need you`);

/** What *Needs you* holds, in one line: "3 answers, 2 changes, 1 clash". Clashes are not part of its count. */
export const needsYouParts = (counts: {
  /** Families that do not know of a near change. */
  calls: number;
  answers: number;
  changes: number;
  /** About usual yeses that are paused. */
  questions: number;
  /** What only Home lists. */
  elsewhere: number;
  clashes: number;
}): string => {
  const { calls, answers, changes, questions, elsewhere, clashes } = counts;
  return [
    counting(calls, "family to call", "families to call"),
    counting(answers, "answer", "answers"),
    counting(changes, "change", "changes"),
    counting(questions, "question", "questions"),
    elsewhere > 0 && `${elsewhere} on Home`,
    counting(clashes, "clash", "clashes"),
  ]
    .filter(Boolean)
    .join(", ")
    .replaceAll(/(\d) /g, "$1\u00a0");
};

const counting = (count: number, one: string, several: string) =>
  count > 0 && `${count} ${count === 1 ? one : several}`;

export const needsYouText = "Needs you";

/** The link to the other items, on a page that shows those of its own subject. */
export const othersText = (count: number, all: number): string =>
  count === all ? seeOnHomeText : `${count} more on Home`;

export const seeOnHomeText = "See them on Home";
