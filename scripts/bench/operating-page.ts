import { renderRows } from "./markdown";
import type { Run } from "./run";

const [begins, ends] = ["<!-- written by npm run bench -- sunday -->", "<!-- until here -->"] as const;

/** docs/operating.md with what the last run found: its sentence, what more households need, and the model. */
export function withHouseholds(page: string, { at, commit, machine, load, tables }: Run): string {
  const [before, rest] = cut(page, begins);
  const [, after] = cut(rest, ends);
  const named = (name: string) => {
    const table = tables.find((each) => each.name === name);
    if (!table) throw new Error(`The last run has no table ${name}.`);
    return table;
  };
  const measured = `Measured ${at.slice(0, 10)} at commit ${commit} on ${machine}; load ${load}.`;
  return [
    before + begins,
    `**${named("sunday-held").result}** ${measured}`,
    renderRows(named("sunday-scale")),
    "What the households of that evening do, each in the busiest hour:",
    renderRows(named("sunday-model")),
    ends + after,
  ].join("\n\n");
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/operating.md has no line ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
