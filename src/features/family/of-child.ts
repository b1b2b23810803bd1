import type { ActorRefFrom } from "xstate";
import type { Child } from "../../../domain/family/child-form";
import type { childWishesMachine } from "../../../machines/family/child-wishes.machine";
import type { familyMachine } from "../../../machines/family/family.machine";

export type FamilyActor = ActorRefFrom<typeof familyMachine>;

/** A part of a child's page that leads elsewhere in the family. */
export type OfChild = { family: FamilyActor; child: Child };

/** A part of a child's page that changes something with one press. */
export type OfWishes = { wishes: ActorRefFrom<typeof childWishesMachine>; child: Child };
