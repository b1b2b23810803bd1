/** Numbers of items in the device's outbox. */
export type Unsent = { readonly answers: number; readonly gotIts: number; readonly messages: number };

export const noneUnsent: Unsent = { answers: 0, gotIts: 0, messages: 0 };
export const isAnyUnsent = ({ answers, gotIts, messages }: Unsent) => answers + gotIts + messages > 0;

export const addUnsent = (one: Unsent, other: Unsent): Unsent => ({
  answers: one.answers + other.answers,
  gotIts: one.gotIts + other.gotIts,
  messages: one.messages + other.messages,
});

/** Stored form: "2" for two answers, "2+1" for two answers and one *Got it*, "2+1+3" for three messages besides. */
export const unsentNote = ({ answers, gotIts, messages }: Unsent) => {
  if (messages > 0) return `${answers}+${gotIts}+${messages}`;
  return gotIts === 0 ? String(answers) : `${answers}+${gotIts}`;
};

export function readUnsent(note: string | null): Unsent {
  const counts = (note ?? "").split("+").map((count) => Number(count) || 0);
  const [answers = 0, gotIts = 0, messages = 0] = counts;
  return { answers, gotIts, messages };
}

/** "2 messages, 2 answers and 1 Got it haven't left yet." */
export function unsentText({ answers, gotIts, messages }: Unsent): string {
  const parts = [
    ...(messages > 0 ? [`${messages} ${messages === 1 ? "message" : "messages"}`] : []),
    ...(answers > 0 ? [`${answers} ${answers === 1 ? "answer" : "answers"}`] : []),
    ...(gotIts > 0 ? [`${gotIts} ${gotIts === 1 ? "Got it" : "Got its"}`] : []),
  ];
  const all = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "");
  return `${all.join(" and ")} ${answers + gotIts + messages === 1 ? "hasn't" : "haven't"} left yet.`;
}
