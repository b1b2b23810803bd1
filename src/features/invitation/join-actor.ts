import type { ActorRefFrom } from "xstate";
import type { joinMachine } from "../../../machines/invitation/join.machine";

export type JoinActor = ActorRefFrom<typeof joinMachine>;
