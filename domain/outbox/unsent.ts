/** Numbers of items in the device's outbox, in the order in which they are stored. */
export type Unsent = {
  readonly answers: number;
  readonly gotIts: number;
  readonly messages: number;
  readonly marks: number;
  /** Presses about turns, and about rides. */
  readonly turns: number;
  readonly rides: number;
};

export const noneUnsent: Unsent = { answers: 0, gotIts: 0, messages: 0, marks: 0, turns: 0, rides: 0 };

const numbersOf = ({ answers, gotIts, messages, marks, turns, rides }: Unsent) => [
  answers,
  gotIts,
  messages,
  marks,
  turns,
  rides,
];

function fromNumbers(numbers: readonly number[]): Unsent {
  const [answers = 0, gotIts = 0, messages = 0, marks = 0, turns = 0, rides = 0] = numbers;
  return { answers, gotIts, messages, marks, turns, rides };
}

const sumOf = (unsent: Unsent) => numbersOf(unsent).reduce((sum, count) => sum + count, 0);
export const isAnyUnsent = (unsent: Unsent) => sumOf(unsent) > 0;

export function addUnsent(one: Unsent, other: Unsent): Unsent {
  const more = numbersOf(other);
  return fromNumbers(numbersOf(one).map((count, at) => count + (more[at] ?? 0)));
}

/** Stored form: "2" for two answers, "2+1" for two answers and one *Got it*, "2+1+3" for three messages besides, "2+1+3+4" for four marks. */
export const unsentNote = (unsent: Unsent) =>
  numbersOf(unsent)
    .join("+")
    .replace(/(\+0)+$/, "");

export const readUnsent = (note: string | null): Unsent =>
  fromNumbers((note ?? "").split("+").map((count) => Number(count) || 0));

/** "2 messages, 2 answers and 1 Got it haven't left yet." */
export function unsentText(unsent: Unsent): string {
  const { answers, gotIts, messages, marks, turns, rides } = unsent;
  const parts = [
    ...counted(messages, "message"),
    ...counted(answers, "answer"),
    ...counted(marks, "mark"),
    ...counted(turns, "turn"),
    ...counted(rides, "ride"),
    ...counted(gotIts, "Got it"),
  ];
  const all = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "");
  return `${all.join(" and ")} ${sumOf(unsent) === 1 ? "hasn't" : "haven't"} left yet.`;
}

const counted = (count: number, word: string) =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`];
