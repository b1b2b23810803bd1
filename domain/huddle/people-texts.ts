/** "Coach", "Guardian of Nia and Sam". */
export function readerParts({ standing, of }: { standing: string; of: readonly string[] }): string {
  const part = `${standing.charAt(0).toUpperCase()}${standing.slice(1)}`;
  if (of.length === 0) return part;
  const names = of.length === 1 ? of[0] : `${of.slice(0, -1).join(", ")} and ${of.at(-1)}`;
  return standing === "guardian" ? `Guardian of ${names}` : `${part} · guardian of ${names}`;
}

/** Staff first, then by name; whoever must not be offered is left out. */
export function pickable<
  Person extends { user_id: string; standing: string; person: { shown_name: string } },
>(readers: readonly Person[], without: ReadonlySet<string>): { staff: Person[]; others: Person[] } {
  const people = readers
    .filter(({ user_id: id }) => !without.has(id))
    .sort((one, other) => one.person.shown_name.localeCompare(other.person.shown_name, "en"));
  const isStaff = ({ standing }: Person) => standing === "manager" || standing === "coach";
  return { staff: people.filter(isStaff), others: people.filter((each) => !isStaff(each)) };
}
