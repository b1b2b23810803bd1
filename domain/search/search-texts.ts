export const finderTexts = {
  title: "Search",
  open: "Search",
  field: "Search",
  hint: "Events, places, days, people and teams.",
  opening: "Getting the lineup",
  failed: "The search didn't load.",
  none: "Nothing by that name. Try fewer letters.",
  events: "Events",
  people: "People",
  teams: "Teams",
  messages: "Search in messages",
} as const;

export const shortcutTexts = {
  title: "Keyboard shortcuts",
  search: "Search",
  list: "This list",
  today: "Schedule: today",
  create: "Schedule: new event",
  weeks: "Week: the week before or after",
  posts: "Posts: next, previous",
  close: "Close what is open",
} as const;

/** The keys as printed on them, in the list's order. */
export const shortcuts: readonly { keys: readonly string[]; name: string }[] = [
  { keys: ["/"], name: shortcutTexts.search },
  { keys: ["T"], name: shortcutTexts.today },
  { keys: ["N"], name: shortcutTexts.create },
  { keys: ["←", "→"], name: shortcutTexts.weeks },
  { keys: ["J", "K"], name: shortcutTexts.posts },
  { keys: ["Esc"], name: shortcutTexts.close },
  { keys: ["?"], name: shortcutTexts.list },
];
