import type { components } from "../../openapi";

/** A session in the settings' list. */
export type OwnSession = components["schemas"]["OwnSession"];
export type Browser = NonNullable<OwnSession["browser"]>;
export type System = NonNullable<OwnSession["system"]>;

const browsers: Readonly<Record<Browser, string>> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  samsung: "Samsung Internet",
};

const systems: Readonly<Record<System, string>> = {
  android: "Android",
  chromeos: "Chromebook",
  ios: "iPhone or iPad",
  linux: "Linux",
  macos: "Mac",
  windows: "Windows",
};

/** The device in words, such as "Safari on Mac". A newer server may send names unknown to this app. */
export function deviceName({ browser, system }: Pick<OwnSession, "browser" | "system">): string {
  const program = browser && Object.hasOwn(browsers, browser) ? browsers[browser] : null;
  const machine = system && Object.hasOwn(systems, system) ? systems[system] : null;
  if (program && machine) return `${program} on ${machine}`;
  return program ?? machine ?? "A device we can't name";
}

const day = 86_400_000;

/** The time of last use in words, by day, since it is only known to some minutes. */
export function lastUsed(at: string, now: number, showDate: (at: Date) => string): string {
  const days = Math.floor((now - Date.parse(at)) / day);
  if (days < 1) return "used in the last 24 hours";
  return days < 14
    ? `used ${days === 1 ? "a day" : `${days} days`} ago`
    : `last used ${showDate(new Date(at))}`;
}
