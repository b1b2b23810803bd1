import type { components } from "../../openapi";

export type DutySign = components["schemas"]["DutySign"];
/** A turn of one of the reader's own players. */
export type OwnTurn = components["schemas"]["MyTurn"];

/** What is done, by the sign; a name that says more than its sign stands for itself. */
const actions: Readonly<Record<DutySign, { usual: string; action: string } | null>> = {
  snacks: { usual: "snacks", action: "bring snacks" },
  drinks: { usual: "drinks", action: "bring drinks" },
  kit: { usual: "kit wash", action: "wash the kit" },
  score: { usual: "scorekeeper", action: "keep score" },
  line: { usual: "linesman", action: "run the line" },
  field: { usual: "field", action: "set up the field" },
  photos: { usual: "photos", action: "take the photos" },
  other: null,
};

/** "You bring snacks", "Your turn: Oranges". */
export function ownTurnText({ name, sign }: Pick<OwnTurn, "name" | "sign">): string {
  const known = actions[sign];
  return known?.usual === name.trim().toLowerCase() ? `You ${known.action}` : `Your turn: ${name}`;
}

/** Whether the family still does it; an offered turn is somebody else's to find. */
export const isHeld = ({ state }: Pick<OwnTurn, "state">) => state === "planned" || state === "taken";
