/** In the order in which they are offered. */
export const cheers = ["clap", "fire", "heart", "laugh", "wow", "strong"] as const;

export type Cheer = (typeof cheers)[number];

export const cheerNames: Readonly<Record<Cheer, string>> = {
  clap: "Clap",
  fire: "Fire",
  heart: "Heart",
  laugh: "Laugh",
  wow: "Wow",
  strong: "Strong",
};
