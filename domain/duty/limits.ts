export const nameLength = 30;
export const familiesAtMost = 4;
export const dutiesOfTeam = 12;
/** Nearer than this nothing is given or moved by itself. */
export const nearDays = 8;
/** For so long after an event staff set who really did it. */
export const setDays = 14;
/** For so long *Share out* can be undone, and nobody is told. */
export const undoSeconds = 60;
/** So many days before, who has not pressed is reminded. */
export const reminderDays = 3;
export const turnRetentionMonths = 12;
