import type { ActorRefFrom } from "xstate";
import type { Child } from "../../../domain/family/child-form";
import type { familyMachine } from "../../../machines/family/family.machine";
import type { quickChangesMachine } from "../../../machines/family/quick-changes.machine";

export type FamilyActor = ActorRefFrom<typeof familyMachine>;

/** Props of a part of a child's page that navigates within the family. */
export type OfChild = { family: FamilyActor; child: Child };

/** Props of a part of a child's page that saves a change with one press. */
export type OfQuickChanges = { changes: ActorRefFrom<typeof quickChangesMachine>; child: Child };
