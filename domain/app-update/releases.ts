import type { components } from "../../openapi";

export type ReleaseNotes = components["schemas"]["ReleaseNotes"];

/**
 * What people notice of each release, the newest first; at most five lines, and three for staff. A release that nobody notices has none. The server
 * alone imports this.
 */
export const releases: readonly ReleaseNotes[] = [
  {
    released_on: "2026-11-30",
    title: "News from your team, on Home",
    lines: [
      "Plays: your coaches post news and questions right on Home. Cheer, comment, vote.",
      "Home opens at once, even with one bar of signal, with what's next on top.",
      "Times follow your phone: 5:30 pm or 17:30. Settings has a switch.",
    ],
    for_staff: [
      "See who has seen a post, and remind the others in one press.",
      "Pin what has to stay on top.",
    ],
  },
];
