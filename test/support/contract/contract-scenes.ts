import type { Person, World } from "./contract-world";

export const byNobody = () => ({ sending: {}, person: null });
export const as = (person: Person) => ({ sending: { bearer: person.accessToken }, person });

/** An adult member with a verified address. */
export async function adult(world: World, dripName?: string): Promise<Person> {
  const person = await world.member(dripName);
  await world.change(person.id, { emailAddressVerifiedAt: world.clock.now() });
  return person;
}
