/** In the order in which they are offered. */
export const cheers = ["clap", "fire", "heart", "laugh", "wow", "strong"] as const;

export type Cheer = (typeof cheers)[number];
