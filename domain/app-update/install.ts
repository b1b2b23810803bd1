/** Whether the offer to put Drip on the home screen is made: at the second visit or later, and not again once it was put off. */
export type InstallRecord = { readonly days: readonly string[]; readonly isPutOff: boolean };

export const noVisits: InstallRecord = { days: [], isPutOff: false };

/** Days that are counted as visits: more say nothing. */
const fewVisits = 2;

export const withVisit = (record: InstallRecord, day: string): InstallRecord =>
  record.days.includes(day) || record.days.length >= fewVisits
    ? record
    : { ...record, days: [...record.days, day] };

export const isInstallOffered = ({ days, isPutOff }: InstallRecord) => days.length >= fewVisits && !isPutOff;

/** The stored record; none of what is not one. */
export function readInstallRecord(text: string | null): InstallRecord {
  if (text === null) return noVisits;
  const [isPutOff, ...days] = text.split(" ");
  return { days: days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)), isPutOff: isPutOff === "off" };
}

export const installRecordText = ({ days, isPutOff }: InstallRecord) =>
  [isPutOff ? "off" : "on", ...days].join(" ");

export const installTexts = {
  title: "Drip on your home screen",
  why: "Opens in one press, like any other app.",
  install: "Install",
  notNow: "Not now",
} as const;
