import type { ActorRefFrom } from "xstate";
import type { Huddle } from "../../../domain/huddle/huddle";
import type { MessageOutbox } from "../../../domain/huddle/unsent-message";
import type { TeamColours } from "../../../domain/team/colours";
import type { TeamRole } from "../../../domain/team/team-rights";
import type { ComposerMachine } from "../../../machines/huddle/composer.machine";
import type { HuddleMachine } from "../../../machines/huddle/huddle.machine";
import type { ReadersMachine } from "../../../machines/huddle/readers.machine";

export type HuddleActor = ActorRefFrom<HuddleMachine>;
export type ComposerActor = ActorRefFrom<ComposerMachine>;
export type ReadersActor = ActorRefFrom<ReadersMachine>;

/** What is known of the huddle's team; null until the list of teams is read. */
export type HuddleTeam = TeamColours & { id: string; name: string; teamRoles: readonly TeamRole[] };

/** What the parts of an open huddle share. */
export type Opened = {
  actor: HuddleActor;
  composer: ComposerActor;
  readers: ReadersActor;
  huddle: Huddle;
  me: string;
  team: HuddleTeam | null;
  outbox: MessageOutbox;
  now: () => number;
};
