/**
 * For each lazy part, the parts that a page has always requested before it. Modules shared with these need no file of their
 * own: without this table a member's first page took 109 scripts, many below a kilobyte. A part that is not listed follows only the first
 * load; a wrong entry loads code that a page may not need.
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
  "src/wiring/outbox.wiring.ts": ["src/wiring/members.wiring.tsx"],
  "src/wiring/teams.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/team.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/first-base.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/waiting.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/home-events.wiring.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/dings.wiring.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/schedule.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/event.wiring.ts": ["src/wiring/schedule.wiring.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/event-form.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/weekly.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/series-rule.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/chat.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/huddle.wiring.tsx": ["src/wiring/chat.wiring.tsx"],
  "src/wiring/chat-dialogs.wiring.tsx": ["src/wiring/chat.wiring.tsx"],
  "src/wiring/settings.wiring.ts": ["src/wiring/members.wiring.tsx", "src/wiring/sign-in.wiring.ts"],
  "src/screens/settings/settings.screen.tsx": ["src/wiring/settings.wiring.ts"],
  "src/wiring/family.wiring.tsx": ["src/screens/settings/settings.screen.tsx"],
};

/** The earlier parts of a part, transitively. @param {string} path @returns {string[]} */
export const earlierParts = (path) =>
  (partsBefore[path] ?? []).flatMap((earlier) => [earlier, ...earlierParts(earlier)]);
