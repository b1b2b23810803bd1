import { childFormMachine } from "../../../machines/family/child-form.machine";
import type { Client } from "../../api/client";
import { withEffects } from "../base/with-effects.effects";
import { saveChild } from "./child-form.effects";

export const childFormWith = (client: Client) =>
  withEffects(childFormMachine, { save: ({ input }) => saveChild(client, input) });
