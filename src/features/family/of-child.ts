import type { ActorRefFrom } from "xstate";
import type { Child } from "../../../domain/family/child-form";
import type { familyMachine } from "../../../machines/family/family.machine";

export type FamilyActor = ActorRefFrom<typeof familyMachine>;

/** What each part of a child's page shows and where its events go. */
export type OfChild = { family: FamilyActor; child: Child };
