/** In the order in which they are offered. */
export const cheers = ["clap", "fire", "heart", "laugh", "wow", "strong"] as const;

export type Cheer = (typeof cheers)[number];

const isCheer = (text: string): text is Cheer => cheers.some((each) => each === text);

/** In the order of the six, of each the oldest first. Of what a newer server knows nothing is shown. */
export const byCheer = <Given extends { cheer: string }>(given: readonly Given[]) =>
  given
    .flatMap((each) => (isCheer(each.cheer) ? [{ ...each, cheer: each.cheer }] : []))
    .sort((one, other) => cheers.indexOf(one.cheer) - cheers.indexOf(other.cheer));

export const cheerNames: Readonly<Record<Cheer, string>> = {
  clap: "Clap",
  fire: "Fire",
  heart: "Heart",
  laugh: "Laugh",
  wow: "Wow",
  strong: "Strong",
};
