import type { Browser, System } from "./device";

export interface Device {
  browser: Browser | null;
  system: System | null;
}

/** Each browser's header also matches those below it, so the first match counts. */
const browsers: readonly [RegExp, Browser][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/(?:Chrome|Chromium|CriOS)\//, "chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "safari"],
];

const systems: readonly [RegExp, System][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bAndroid\b/, "android"],
  [/\bCrOS\b/, "chromeos"],
  [/\bWindows NT\b/, "windows"],
  [/\bMacintosh\b/, "macos"],
  [/\bLinux\b/, "linux"],
];

/**
 * The browser and system in a User-Agent header, for people to recognise their devices by. It is unverified and
 * decides nothing. Only these two words are stored, as the whole header would identify devices.
 */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: firstFit(browsers, userAgent),
  system: firstFit(systems, userAgent),
});

const firstFit = <Name>(patterns: readonly [RegExp, Name][], text = ""): Name | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
