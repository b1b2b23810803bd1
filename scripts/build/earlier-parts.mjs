/**
 * For each lazy part, the parts that a page requests before it; where it did not, their modules come with it. Modules shared with these
 * need no file of their own: without this table a member's first page took 109 scripts, many below a kilobyte. A part that is not listed follows only the first
 * load; a wrong entry loads code that a page may not need.
 * @type {Record<string, string[]>}
 */
export const partsBefore = {
  "src/wiring/device.wiring.ts": ["src/wiring/overlays.wiring.tsx"],
  "src/api/error-handler.ts": ["src/wiring/overlays.wiring.tsx"],
  "src/identity/emulator.ts": ["src/wiring/device.wiring.ts"],
  "src/identity/firebase.ts": ["src/wiring/device.wiring.ts"],
  "domain/problem/message-texts.ts": ["src/wiring/device.wiring.ts"],
  "src/screens/base/not-found.screen.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/front.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/join.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/sign-in.wiring.ts": ["src/wiring/device.wiring.ts"],
  "src/wiring/sign-in-thread.wiring.tsx": ["src/wiring/sign-in.wiring.ts"],
  "src/wiring/summary-stop.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/look.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/answer-link.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/goodbye.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/screens/sign-in/ways-in.tsx": ["src/wiring/sign-in.wiring.ts"],
  "src/wiring/mail-links.wiring.tsx": ["src/wiring/sign-in.wiring.ts"],
  "src/wiring/members.wiring.tsx": ["src/wiring/device.wiring.ts"],
  "src/wiring/out-of-reach.wiring.tsx": ["src/wiring/outbox.wiring.ts"],
  "src/wiring/outbox.wiring.ts": ["src/wiring/members.wiring.tsx"],
  "src/wiring/teams.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/team.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/team-answers.wiring.tsx": ["src/wiring/team.wiring.tsx", "src/wiring/outbox.wiring.ts"],
  "src/wiring/team-dialogs.wiring.tsx": ["src/wiring/team.wiring.tsx"],
  "src/wiring/roster-import.wiring.tsx": ["src/wiring/team-dialogs.wiring.tsx"],
  "src/wiring/first-base.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/waiting.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/home-events.wiring.tsx": ["src/wiring/waiting.wiring.tsx", "src/wiring/outbox.wiring.ts"],
  "src/features/family/report-form.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/dings.wiring.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/ring-settings.wiring.tsx": ["src/wiring/dings.wiring.tsx"],
  "src/wiring/schedule.wiring.tsx": ["src/wiring/outbox.wiring.ts"],
  "src/wiring/event.wiring.ts": ["src/wiring/schedule.wiring.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/usual-offer.wiring.tsx": ["src/wiring/outbox.wiring.ts"],
  "src/wiring/call-list.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/who-knows.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/usual-asked.wiring.tsx": ["src/wiring/schedule.wiring.tsx"],
  "src/wiring/away-strip.wiring.tsx": ["src/wiring/schedule.wiring.tsx"],
  "src/wiring/away.wiring.tsx": ["src/wiring/event.wiring.ts", "src/wiring/away-strip.wiring.tsx"],
  "src/wiring/links.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/attendance.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/schedule-import.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "domain/schedule/import/calendar-read.ts": ["src/wiring/schedule-import.wiring.tsx"],
  "src/wiring/event-form.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/weekly.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/season-copy.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/series-rule.wiring.tsx": ["src/wiring/event.wiring.ts"],
  "src/wiring/live.wiring.ts": ["src/wiring/members.wiring.tsx"],
  "src/wiring/chat.wiring.tsx": ["src/wiring/members.wiring.tsx"],
  "src/wiring/huddle.wiring.tsx": ["src/wiring/chat.wiring.tsx"],
  "src/wiring/chat-dialogs.wiring.tsx": ["src/wiring/chat.wiring.tsx"],
  "src/wiring/settings.wiring.ts": ["src/wiring/members.wiring.tsx", "src/wiring/sign-in.wiring.ts"],
  "src/screens/settings/settings.screen.tsx": ["src/wiring/settings.wiring.ts"],
  "src/wiring/family.wiring.tsx": ["src/screens/settings/settings.screen.tsx"],
  "src/wiring/own-data.wiring.tsx": ["src/screens/settings/settings.screen.tsx"],
};

/** What nearly every form needs. */
const ofForms = [
  "domain/account/email-address.ts",
  "domain/account/person-name.ts",
  "domain/account/texts.ts",
  "domain/fields/field-rules.ts",
  "domain/fields/fit-fields.ts",
  "src/controls/fields/use-gaps.ts",
  "src/controls/fields/use-read-at-submit.ts",
  "src/effects/dates/temporal.effects.ts",
  "src/ui/dates/date-words.ts",
];

/**
 * Small modules that are fetched with a part although it does not use all of them, since nearly everything after it does: each would
 * else be a file of its own.
 * @type {Record<string, string[]>}
 */
export const fetchedWith = {
  "src/wiring/overlays.wiring.tsx": ["domain/base/texts.ts", "src/api/error-handler.ts"],
  "src/wiring/device.wiring.ts": [
    "domain/account/first-run.ts",
    "domain/base/announcement.ts",
    "domain/base/code-texts.ts",
    "domain/base/limits.ts",
    "domain/base/outcome.ts",
    "domain/dates/calendar.ts",
    "domain/family/texts.ts",
    "domain/shell/query.ts",
    "domain/shell/way-back.ts",
    "machines/base/announce.actions.ts",
    "machines/base/present.ts",
    "src/effects/base/network.effects.ts",
    "src/effects/base/outcome.ts",
    "src/effects/base/saved-form.effects.ts",
    "src/ui/base/link-button.tsx",
    "src/ui/base/skeleton.tsx",
  ],
  "src/wiring/members.wiring.tsx": [
    "domain/base/share-texts.ts",
    "domain/outbox/unsent.ts",
    "domain/push/silent-words.ts",
    "domain/schedule/receipt/receipt-states.ts",
    "domain/schedule/series/series.ts",
    "domain/team/colours.ts",
    "machines/base/collection.setup.ts",
    "machines/base/reading.ts",
    "src/api/calls/dismiss-waiting.ts",
    "src/api/calls/end-usual-yes.ts",
    "src/api/calls/read-huddle.ts",
    "src/api/calls/read-readers.ts",
    "src/api/calls/save-usual-yes.ts",
    "src/api/shapes/ending.ts",
    "src/api/shapes/huddle.ts",
    "src/api/shapes/membership-end.ts",
    "src/api/shapes/message.ts",
    "src/controls/base/collection.tsx",
    "src/effects/base/collection.effects.ts",
    "src/effects/absence/usual-calls.effects.ts",
    "src/effects/base/share.effects.ts",
    "src/effects/base/tagged.effects.ts",
    "src/effects/schedule/server-clock.effects.ts",
    "src/features/family/use-news.ts",
    "src/screens/waiting/with-needs-you.tsx",
    "src/ui/base/inline-notice.tsx",
    "src/ui/base/list-row.tsx",
    "src/ui/base/section-head.tsx",
    "src/ui/base/keep-focus.ts",
    "src/ui/team/cap-avatar.tsx",
    "src/ui/schedule/device-clock.ts",
    "src/ui/team/crest.tsx",
    "src/ui/team/team-requests.tsx",
    "src/wiring/own-charts.tsx",
    "src/wiring/share.wiring.ts",
  ],
  "src/wiring/join.wiring.tsx": [...ofForms, "src/controls/dialogs/modal-dialog.tsx"],
  "src/wiring/sign-in.wiring.ts": ofForms,
  "src/wiring/team.wiring.tsx": ofForms,
  "src/wiring/first-base.wiring.tsx": ofForms,
  "src/wiring/event.wiring.ts": ofForms,
  "src/wiring/usual-offer.wiring.tsx": ofForms,
  "src/wiring/mail-links.wiring.tsx": ["src/controls/dialogs/modal-dialog.tsx", "src/ui/team/crest.tsx"],
  "src/wiring/sign-in-thread.wiring.tsx": ["src/ui/base/inline-notice.tsx"],
  "src/wiring/outbox.wiring.ts": ["src/wiring/outbox.wiring.ts"],
  "src/wiring/waiting.wiring.tsx": ["src/wiring/waiting.wiring.tsx"],
  "src/wiring/schedule.wiring.tsx": ["src/wiring/schedule.wiring.tsx"],
  "src/features/family/report-form.tsx": ["src/ui/fields/text-field.tsx"],
  "src/wiring/ring-settings.wiring.tsx": ["src/ui/fields/form.tsx", "src/ui/fields/text-field.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["domain/schedule/week/next-up.ts"],
};

/**
 * Parts that a page loads alone, without a member's screens. They get copies of the modules that they share with other parts: each set of shared
 * modules would else be a file of its own, which every member's page had to fetch. Only for modules without state.
 * @type {readonly string[]}
 */
export const aloneParts = [
  "src/wiring/answer-link.wiring.tsx",
  "src/wiring/goodbye.wiring.tsx",
  "src/wiring/look.wiring.tsx",
];

const member = [
  "src/main.tsx",
  "src/wiring/overlays.wiring.tsx",
  "src/wiring/device.wiring.ts",
  "src/wiring/members.wiring.tsx",
];

/** The parts that a member's browser fetches until a screen works. */
export const livingScreens = {
  home: [...member, "src/wiring/waiting.wiring.tsx", "src/wiring/home-events.wiring.tsx"],
  schedule: [...member, "src/wiring/schedule.wiring.tsx"],
  team: [...member, "src/wiring/team.wiring.tsx"],
  dings: [...member, "src/wiring/waiting.wiring.tsx", "src/wiring/dings.wiring.tsx"],
  chat: [...member, "src/wiring/chat.wiring.tsx"],
};

/** The earlier parts of a part, transitively. @param {string} path @returns {string[]} */
export const earlierParts = (path) =>
  (partsBefore[path] ?? []).flatMap((earlier) => [earlier, ...earlierParts(earlier)]);
