/**
 * For each lazy part, the parts that a page requests before it; where it did not, their modules come with it. Modules shared with these
 * need no file of their own: without this table a member's first page took 109 scripts, many below a kilobyte. A part that is not listed follows only the first
 * load; a wrong entry loads code that a page may not need.
 * @type {Record<string, string[]>}
 */
export const partsBefore = {
  "src/app/device.part.ts": ["src/app/overlays.part.tsx"],
  "src/api/error-handler.ts": ["src/app/overlays.part.tsx"],
  "src/identity/emulator.ts": ["src/app/device.part.ts"],
  "src/identity/firebase.ts": ["src/app/device.part.ts"],
  "src/api/filled-texts.ts": ["src/app/device.part.ts"],
  "src/screens/base/not-found.screen.tsx": ["src/app/device.part.ts"],
  "src/app/front.part.tsx": ["src/app/device.part.ts"],
  "src/app/join.part.tsx": ["src/app/device.part.ts"],
  "src/app/sign-in.part.ts": ["src/app/device.part.ts"],
  "src/app/sign-in-thread.part.tsx": ["src/app/sign-in.part.ts"],
  "src/app/mail-stop.part.tsx": ["src/app/device.part.ts"],
  "src/app/look.part.tsx": ["src/app/device.part.ts"],
  "src/app/answer-link.part.tsx": ["src/app/device.part.ts"],
  "src/app/goodbye.part.tsx": ["src/app/device.part.ts"],
  "src/screens/sign-in/ways-in.tsx": ["src/app/sign-in.part.ts"],
  "src/app/mail-links.part.tsx": ["src/app/sign-in.part.ts"],
  "src/app/members.part.tsx": ["src/app/device.part.ts"],
  "src/effects/outbox/outbox.actors.ts": ["src/app/members.part.tsx"],
  "src/app/teams.part.tsx": ["src/app/members.part.tsx"],
  "src/app/team.part.tsx": ["src/app/members.part.tsx"],
  "src/app/team-answers.part.tsx": ["src/app/team.part.tsx", "src/effects/outbox/outbox.actors.ts"],
  "src/app/team-dialogs.part.tsx": ["src/app/team.part.tsx"],
  "src/app/duties.part.tsx": ["src/app/team-dialogs.part.tsx"],
  "src/features/duty/duty-fields.tsx": ["src/app/duties.part.tsx"],
  "src/app/roster-import.part.tsx": ["src/app/team-dialogs.part.tsx"],
  "src/app/first-base.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/needs-you-list.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/home-events.part.tsx": ["src/app/needs-you-list.part.tsx"],
  "src/app/whats-new.part.tsx": ["src/app/home-events.part.tsx"],
  "src/features/family/report-form.tsx": ["src/app/needs-you-list.part.tsx"],
  "src/app/dings-page.part.tsx": ["src/app/members.part.tsx"],
  "src/app/dings.part.tsx": ["src/app/dings-page.part.tsx"],
  "src/app/ring-settings.part.tsx": ["src/app/dings.part.tsx"],
  "src/app/schedule.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/event.part.ts": ["src/app/schedule.part.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["src/app/event.part.ts"],
  "src/app/usual-offer.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/call-list.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/who-knows.part.tsx": ["src/app/event.part.ts"],
  "src/app/event-duties.part.tsx": ["src/app/event.part.ts"],
  "src/features/duty/whose-turn.tsx": ["src/app/event-duties.part.tsx"],
  "src/app/event-rides.part.tsx": ["src/app/event.part.ts"],
  "src/app/ride-forms.part.tsx": ["src/app/event-rides.part.tsx"],
  "src/app/help-item.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/share-event.part.tsx": ["src/app/event.part.ts"],
  "src/app/usual-asked.part.tsx": ["src/app/schedule.part.tsx"],
  "src/app/away-strip.part.tsx": ["src/app/schedule.part.tsx"],
  "src/app/away.part.tsx": ["src/app/event.part.ts", "src/app/away-strip.part.tsx"],
  "src/app/month.part.tsx": ["src/app/event.part.ts"],
  "src/app/finder.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/app/links.part.tsx": ["src/app/event.part.ts"],
  "src/app/attendance.part.tsx": ["src/app/event.part.ts"],
  "src/app/schedule-import.part.tsx": ["src/app/event.part.ts"],
  "domain/schedule/import/calendar-read.ts": ["src/app/schedule-import.part.tsx"],
  "src/app/event-form.part.tsx": ["src/app/event.part.ts"],
  "src/app/weekly.part.tsx": ["src/app/event.part.ts"],
  "src/app/season-copy.part.tsx": ["src/app/event.part.ts"],
  "src/app/series-rule.part.tsx": ["src/app/event.part.ts"],
  "src/app/live.part.ts": ["src/app/members.part.tsx"],
  "src/app/chat.part.tsx": ["src/app/members.part.tsx"],
  "src/app/huddle.part.tsx": ["src/app/chat.part.tsx", "src/effects/outbox/outbox.actors.ts"],
  "src/app/chat-dialogs.part.tsx": ["src/app/chat.part.tsx"],
  "src/app/feed.part.tsx": ["src/effects/outbox/outbox.actors.ts"],
  "src/features/feed/card-menu.tsx": ["src/app/feed.part.tsx"],
  "src/features/feed/feed-compose.tsx": ["src/app/feed.part.tsx"],
  "src/app/feed-dialogs.part.tsx": ["src/app/feed.part.tsx"],
  "src/app/card-writing.part.tsx": ["src/app/feed-dialogs.part.tsx"],
  "src/app/poll-fields.part.tsx": ["src/app/card-writing.part.tsx"],
  "src/app/event-pick.part.tsx": ["src/app/card-writing.part.tsx"],
  "src/app/settings.part.ts": ["src/app/members.part.tsx", "src/app/sign-in.part.ts"],
  "src/screens/settings/settings.screen.tsx": ["src/app/settings.part.ts"],
  "src/app/family.part.tsx": ["src/screens/settings/settings.screen.tsx"],
  "src/app/own-data.part.tsx": ["src/screens/settings/settings.screen.tsx"],
};

/** What nearly every form needs. */
const ofForms = [
  "domain/account/email-address.ts",
  "domain/account/person-name.ts",
  "domain/fields/fit-fields.ts",
  "src/controls/fields/use-gaps.ts",
  "src/controls/fields/use-read-at-submit.ts",
  "src/effects/dates/temporal.effects.ts",
  "src/ui/dates/date-texts.ts",
];

/** What the pages that show events need. */
const ofEvents = [
  "domain/duty/own-turn.ts",
  "domain/schedule/answer/same-player.ts",
  "domain/schedule/needs-you-events.ts",
  "domain/schedule/week/agenda-texts.ts",
];

/**
 * Small modules that are fetched with a part although it does not use all of them, since nearly everything after it does: each would
 * else be a file of its own.
 * @type {Record<string, string[]>}
 */
export const fetchedWith = {
  "src/app/overlays.part.tsx": ["src/api/error-handler.ts"],
  "src/app/device.part.ts": [
    "domain/account/first-run.ts",
    "domain/base/outcome.ts",
    "domain/dates/calendar.ts",
    "domain/family/texts.ts",
    "domain/shell/way-back.ts",
    "machines/base/announce.actions.ts",
    "machines/base/effect-actor.setup.ts",
    "machines/base/present.ts",
    "src/effects/base/network.effects.ts",
    "src/effects/base/saved-form.effects.ts",
    "src/ui/base/skeleton.tsx",
  ],
  "src/app/members.part.tsx": [
    "domain/invitation/limits.ts",
    "domain/needs-you/count-texts.ts",
    "domain/outbox/unsent.ts",
    "src/ui/base/user-text.ts",
    "domain/push/silent-texts.ts",
    "domain/schedule/receipt/receipt-states.ts",
    "domain/schedule/series/series.ts",
    "src/api/calls/dismiss-waiting.ts",
    "src/api/calls/read-huddle.ts",
    "src/api/calls/read-readers.ts",
    "src/api/shapes/membership-end.ts",
    "src/api/shapes/message.ts",
    "src/controls/base/collection.tsx",
    "src/effects/base/collection.effects.ts",
    "src/effects/absence/usual-calls.effects.ts",
    "src/effects/schedule/server-clock.effects.ts",
    "src/screens/needs-you/with-needs-you.tsx",
    "src/ui/base/held-back.tsx",
    "src/ui/account/role-badge.tsx",
    "src/ui/dates/show-date.ts",
    "src/ui/team/cap-avatar.tsx",
    "src/ui/schedule/device-clock.ts",
    "src/ui/team/crest.tsx",
    "src/ui/team/team-requests.tsx",
    "src/app/own-machines.tsx",
    "src/app/share.part.ts",
  ],
  "src/app/join.part.tsx": [...ofForms, "src/controls/dialogs/modal-dialog.tsx"],
  "src/app/sign-in.part.ts": ofForms,
  "src/app/team.part.tsx": [...ofForms, ...ofEvents],
  "src/app/first-base.part.tsx": ofForms,
  "src/app/event.part.ts": ofForms,
  "src/app/usual-offer.part.tsx": ofForms,
  "src/app/mail-links.part.tsx": ["src/controls/dialogs/modal-dialog.tsx", "src/ui/team/crest.tsx"],
  "src/app/sign-in-thread.part.tsx": ["src/ui/base/inline-notice.tsx"],
  "src/effects/outbox/outbox.actors.ts": ["src/effects/outbox/outbox.actors.ts", ...ofEvents],
  "src/app/needs-you-list.part.tsx": ["src/app/needs-you-list.part.tsx", "src/app/home-events.part.tsx"],
  "src/app/schedule.part.tsx": ["src/app/schedule.part.tsx"],
  "src/app/ring-settings.part.tsx": ["src/ui/fields/form.tsx", "src/ui/fields/text-field.tsx"],
  "src/screens/schedule/schedule-dialogs.tsx": ["domain/schedule/week/next-up.ts"],
};

/**
 * Parts that get copies of the modules that they share with other parts; those of one name share the copies. Each set of shared modules would
 * else be a file of its own, which every member's page had to fetch. Only for modules without state.
 * @satisfies {Record<string, readonly string[]>}
 */
export const copiedFor = {
  /** A page loads one of them alone, without a member's screens. */
  alone: ["src/app/answer-link.part.tsx", "src/app/goodbye.part.tsx", "src/app/look.part.tsx"],
  /** Loaded once Home or a team's page works. */
  feed: [
    "src/app/feed.part.tsx",
    "src/features/feed/card-menu.tsx",
    "src/features/feed/feed-compose.tsx",
    "src/app/feed-dialogs.part.tsx",
    "src/app/card-writing.part.tsx",
    "src/app/poll-fields.part.tsx",
    "src/app/event-pick.part.tsx",
  ],
};

const member = [
  "src/main.tsx",
  "src/app/overlays.part.tsx",
  "src/app/device.part.ts",
  "src/app/members.part.tsx",
];

/** The parts that a member's browser fetches until a screen works. */
export const livingScreens = {
  home: [...member, "src/app/needs-you-list.part.tsx", "src/app/home-events.part.tsx"],
  schedule: [...member, "src/app/schedule.part.tsx"],
  team: [...member, "src/app/team.part.tsx"],
  dings: [...member, "src/app/dings-page.part.tsx", "src/app/dings.part.tsx"],
  chat: [...member, "src/app/chat.part.tsx"],
};

/** The earlier parts of a part, transitively. @param {string} path @returns {string[]} */
export const earlierParts = (path) =>
  (partsBefore[path] ?? []).flatMap((earlier) => [earlier, ...earlierParts(earlier)]);
