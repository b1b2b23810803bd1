/** Numbers of items in the device's outbox. */
export type Unsent = { readonly answers: number; readonly gotIts: number };

export const noneUnsent: Unsent = { answers: 0, gotIts: 0 };
export const isAnyUnsent = ({ answers, gotIts }: Unsent) => answers + gotIts > 0;

export const addUnsent = (one: Unsent, other: Unsent): Unsent => ({
  answers: one.answers + other.answers,
  gotIts: one.gotIts + other.gotIts,
});

/** Stored form: "2" for two answers, "2+1" for two answers and one *Got it*. */
export const unsentNote = ({ answers, gotIts }: Unsent) =>
  gotIts === 0 ? String(answers) : `${answers}+${gotIts}`;

export function readUnsent(note: string | null): Unsent {
  const [answers = 0, gotIts = 0] = (note ?? "").split("+").map((count) => Number(count) || 0);
  return { answers, gotIts };
}

/** "2 answers and 1 Got it haven't left yet." */
export function unsentText({ answers, gotIts }: Unsent): string {
  const parts = [
    ...(answers > 0 ? [`${answers} ${answers === 1 ? "answer" : "answers"}`] : []),
    ...(gotIts > 0 ? [`${gotIts} ${gotIts === 1 ? "Got it" : "Got its"}`] : []),
  ];
  return `${parts.join(" and ")} ${answers + gotIts === 1 ? "hasn't" : "haven't"} left yet.`;
}
