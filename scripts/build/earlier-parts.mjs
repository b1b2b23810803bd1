/**
 * The parts that a page has always asked for by the time that it asks for a lazy part. What these share with it needs no file of its
 * own: without this table a member's first page took 109 scripts, many below a kilobyte. A part that is missing here has only the first
 * load before it; one that is wrong here brings what a page may not need.
 * @type {Record<string, string[]>}
 */
export const partsBefore = {
  "src/wiring/device.wiring.ts": ["src/wiring/overlays.wiring.tsx"],
  "src/wiring/front.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/join.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/sign-in.wiring.ts": ["src/wiring/device.wiring.ts"],
  "src/screens/sign-in/ways-in.tsx": ["src/wiring/sign-in.wiring.ts"],
  "src/wiring/mail-links.wiring.tsx": ["src/wiring/sign-in.wiring.ts"],
  "src/wiring/members.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/send-queue.wiring.ts": ["src/wiring/members.wiring.tsx"],
  "src/wiring/teams.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/team.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/first-base.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/waiting.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/home-events.wiring.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/schedule.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/event.wiring.ts": ["src/wiring/schedule.wiring.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/event-form.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/weekly.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/series-rule.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/settings.wiring.ts": ["src/wiring/members.wiring.tsx", "src/wiring/sign-in.wiring.ts"],
  "src/screens/settings/settings.screen.tsx": ["src/wiring/settings.wiring.ts"],
  "src/wiring/family.wiring.tsx": ["src/screens/settings/settings.screen.tsx"],
};

/** The parts before this one, and those before them. @param {string} path @returns {string[]} */
export const earlierParts = (path) =>
  (partsBefore[path] ?? []).flatMap((earlier) => [earlier, ...earlierParts(earlier)]);
