const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A count at the beginning of a sentence: "Two", "12". */
export const countWord = (count: number): string => words[count] ?? String(count);
