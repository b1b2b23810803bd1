import { joinedTeamMachine } from "../../../machines/needs-you/joined-team.machine";
import type { Client } from "../../api/client";
import type { SafeStorage } from "../base/storage.effects";
import { withEffects } from "../base/with-effects.effects";
import { findJoined } from "./joined-team.effects";

export const joinedTeamWith = (ports: { client: Client; storage: SafeStorage }) =>
  withEffects(joinedTeamMachine, {
    findJoined: ({ input: { open }, signal }) => findJoined(ports, open, signal),
  });
