/** Numbers of items in the device's outbox. */
export type Unsent = {
  readonly answers: number;
  readonly gotIts: number;
  readonly messages: number;
  readonly marks: number;
};

export const noneUnsent: Unsent = { answers: 0, gotIts: 0, messages: 0, marks: 0 };
const sumOf = ({ answers, gotIts, messages, marks }: Unsent) => answers + gotIts + messages + marks;
export const isAnyUnsent = (unsent: Unsent) => sumOf(unsent) > 0;

export const addUnsent = (one: Unsent, other: Unsent): Unsent => ({
  answers: one.answers + other.answers,
  gotIts: one.gotIts + other.gotIts,
  messages: one.messages + other.messages,
  marks: one.marks + other.marks,
});

/** Stored form: "2" for two answers, "2+1" for two answers and one *Got it*, "2+1+3" for three messages besides, "2+1+3+4" for four marks. */
export const unsentNote = ({ answers, gotIts, messages, marks }: Unsent) => {
  const length = marks > 0 ? 4 : messages > 0 ? 3 : gotIts > 0 ? 2 : 1;
  return [answers, gotIts, messages, marks].slice(0, length).join("+");
};

export function readUnsent(note: string | null): Unsent {
  const counts = (note ?? "").split("+").map((count) => Number(count) || 0);
  const [answers = 0, gotIts = 0, messages = 0, marks = 0] = counts;
  return { answers, gotIts, messages, marks };
}

/** "2 messages, 2 answers and 1 Got it haven't left yet." */
export function unsentText(unsent: Unsent): string {
  const { answers, gotIts, messages, marks } = unsent;
  const parts = [
    ...counted(messages, "message"),
    ...counted(answers, "answer"),
    ...counted(marks, "mark"),
    ...counted(gotIts, "Got it"),
  ];
  const all = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "");
  return `${all.join(" and ")} ${sumOf(unsent) === 1 ? "hasn't" : "haven't"} left yet.`;
}

const counted = (count: number, word: string) =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`];
