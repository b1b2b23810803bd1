import type { components } from "../../openapi";

export type TeamChange = components["schemas"]["TeamChange"];
type Values = Required<Pick<TeamChange, "answers_shown_to" | "takes_usual" | "families_post">>;
type Rule = { [Field in keyof Values]: RuleOf<Field> }[keyof Values];
type RuleOf<Field extends keyof Values> = {
  field: Field;
  on: Values[Field];
  off: Values[Field];
  label: string;
  hint: string;
};

/** What a manager switches on or off for a team; each press is saved by itself. */
export const teamRules: readonly Rule[] = [
  {
    field: "families_post",
    on: true,
    off: false,
    label: "Families may post",
    hint: "Otherwise only coaches and managers do. Comments are open to everybody.",
  },
  {
    field: "answers_shown_to",
    on: "families",
    off: "staff",
    label: "Families see who's in",
    hint: "Off: only coaches read the names. Families read how many.",
  },
  {
    field: "takes_usual",
    on: true,
    off: false,
    label: "Count players in as usual",
    hint: "Families may say once that a player comes to practices. Off: each practice wants its own answer.",
  },
];

/** A team as a manager reads it has all of them. */
export const isRuleOn = ({ field, on }: Rule, team: Partial<Values>): boolean => team[field] === on;

export const ruleChange = ({ field, on, off }: Rule, isOn: boolean): TeamChange => ({
  [field]: isOn ? on : off,
});
