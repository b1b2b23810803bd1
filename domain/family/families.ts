/** What makes players one family. */
export interface Related {
  readonly membershipId: string;
  /** The living guardians of a child, or the adult player; empty for a spot. */
  readonly people: readonly string[];
  /** The older row of the same player, if staff merged two. */
  readonly countsAs: string | null;
}

export interface RelatedPlayers<Player extends Related> {
  readonly people: ReadonlySet<string>;
  readonly players: readonly Player[];
}

/** The id of the row that represents the player. */
export const playerOf = ({ membershipId, countsAs }: Pick<Related, "countsAs" | "membershipId">) =>
  countsAs ?? membershipId;

/** Groups players who share a guardian, and rows of one player, into families. Keeps the order. */
export function groupFamilies<Player extends Related>(players: readonly Player[]): RelatedPlayers<Player>[] {
  const families: { people: Set<string>; players: Player[] }[] = [];
  for (const player of players) {
    const joined = families.filter(
      ({ people, players: members }) =>
        player.people.some((person) => people.has(person)) ||
        members.some((member) => playerOf(member) === playerOf(player)),
    );
    const [family = { people: new Set<string>(), players: [] }, ...others] = joined;
    if (joined.length === 0) families.push(family);
    for (const person of player.people) family.people.add(person);
    for (const other of others) {
      for (const person of other.people) family.people.add(person);
      family.players.push(...other.players);
      families.splice(families.indexOf(other), 1);
    }
    family.players.push(player);
  }
  return families;
}
