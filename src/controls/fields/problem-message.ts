export const problemMessage = (problem: string | null) =>
  problem === null ? null : { tone: "problem" as const, text: problem };
