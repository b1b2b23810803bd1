/** "Merge duplicates": only staff see these. */
export const samePlayerTexts = {
  title: "Merge duplicates",
  why: "One player with two profiles? Tick both. They count once from then on, by the newer answer.",
  quiet: "Each home keeps its own and answers for itself. Neither is told.",
  which: "Which two?",
  pickTwo: "Tick two of them first.",
  nobody: "Nobody left to join.",
  joined: "One player now. They count once.",
  parted: "Two players again.",
  pairs: "Counted as one",
  undo: "Undo",
  undoLabel: (names: readonly string[]) => `Undo: ${names.join(" and ")} are two`,
  profiles: (count: number) => (count === 2 ? "two profiles" : `${count} profiles`),
} as const;
