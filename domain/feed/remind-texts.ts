/** `families`: null if one of the people reads for no child. */
export type RemindCount = { people: number; families: number | null };

/** "Remind 4 families", or "Remind 6 people" where somebody reads for no child. */
export function remindText({ people, families }: RemindCount): string {
  if (families === null) return people === 1 ? "Remind 1 person" : `Remind ${people} people`;
  return families === 1 ? "Remind 1 family" : `Remind ${families} families`;
}

export function remindedText(people: number): string {
  if (people === 0) return "Nobody was left to remind.";
  return people === 1 ? "1 person reminded." : `${people} people reminded.`;
}

/** "4 families haven't voted". */
export function notVotedText({ people, families }: RemindCount): string {
  if (families === null) return people === 1 ? "1 hasn't voted" : `${people} haven't voted`;
  return families === 1 ? "1 family hasn't voted" : `${families} families haven't voted`;
}
