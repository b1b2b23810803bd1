export const shareEventTexts = {
  title: "Share link",
  whoSees: "Anybody with the link sees the day, the time and the team. No names, no place.",
  opening: "Making the link",
  share: "Share",
  copy: "Copy",
  copied: "Link copied. Paste it anywhere.",
  copyFailed: "Your browser wouldn't let us copy. Press and hold the link instead.",
  remove: "Remove link",
  previews: "Previews in chats stay as they were sent. The page behind the link is always up to date.",
  until: "It works until seven days after the event.",
  removed: "Link removed. Whoever opens it finds an empty field.",
  makeNew: "Make a new link",
} as const;

export const addToCalendarTexts = {
  title: "Add to my calendar",
  why: "A copy of this event as it is now. For one that follows changes, make a calendar link in the schedule.",
  isShown: "Your calendar link shows this already.",
  file: "Calendar file",
  fileFor: "For Apple Calendar, Outlook and most others.",
  google: "Google Calendar",
  outlook: "Outlook on the web",
} as const;
