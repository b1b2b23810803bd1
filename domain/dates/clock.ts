/** The clock on which times of day are written: the device's, or a chosen one. */
export const clocks = ["device", "12", "24"] as const;
export type Clock = (typeof clocks)[number];

export const readClock = (text: string | null): Clock => clocks.find((each) => each === text) ?? "device";

let isTwelveHours = false;

/** A page says so before it shows a time. The server writes 24 hours, since it does not know the reader's device. */
export const writeTwelveHours = (isTwelve: boolean) => {
  isTwelveHours = isTwelve;
};

export const writesTwelveHours = () => isTwelveHours;

/** "17:30" or "5:30 pm". */
export function clockText(hours: number, minutes: number): string {
  const past = String(minutes).padStart(2, "0");
  return isTwelveHours
    ? `${hours % 12 || 12}:${past}\u00a0${hours % 24 < 12 ? "am" : "pm"}`
    : `${hours}:${past}`;
}

/** The same of "09:00". */
export const hourText = (time: string) => clockText(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
