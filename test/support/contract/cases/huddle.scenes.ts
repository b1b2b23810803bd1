import { addAdult, addChild, addMember, addTeam } from "../../people/club";
import { huddleOf } from "../../people/huddle";
import { adult, as } from "../contract-scenes";
import type { World } from "../contract-world";

/** The team Comets, which the caller manages and coaches, with Kim, the guardian of its player Yuki. */
export async function talkingTeam(world: World) {
  world.clock.set(new Date("2026-11-22T18:00:00Z"));
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  const kim = await addAdult(world, { firstName: "Kim", fullName: "Kim Nakamura", dripName: "kim_n" });
  const yuki = await addChild(world, [kim.user.id], { firstName: "Yuki", lastInitial: "N" });
  await addMember(world, id, { childId: yuki.id });
  const path = { id, huddle_id: await huddleOf(world, id) };
  return { caller: as(person), id, userId: person.id, kimId: kim.user.id, path };
}
