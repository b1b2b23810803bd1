import { seriesRuleMachine } from "../../../machines/schedule/series-rule.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { planRule, saveRule } from "./series-rule.effects";

export const seriesRuleWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(seriesRuleMachine, {
    planRule: ({ input }) => planRule(client, input),
    saveRule: ({ input }) => saveRule(client, input),
  });
