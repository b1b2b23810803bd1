/** What the app shows or keeps for the examples of attendance, written by hand. */
export const shownOfAttendance: Record<string, unknown> = {
  "markAttendance typical": ["present"],
  "readAttendance typical": [[2, 1, 1, 1]],
};
