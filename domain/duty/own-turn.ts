import type { components } from "../../openapi";

export type DutySign = components["schemas"]["DutySign"];
/** A turn of one of the reader's own players. */
export type OwnTurn = components["schemas"]["MyTurn"];

/** What is done, by the sign; a name that says more than its sign stands for itself. */
const deeds: Readonly<Record<DutySign, { usual: string; deed: string } | null>> = {
  snacks: { usual: "snacks", deed: "bring snacks" },
  drinks: { usual: "drinks", deed: "bring drinks" },
  kit: { usual: "kit wash", deed: "wash the kit" },
  score: { usual: "scorekeeper", deed: "keep score" },
  line: { usual: "linesman", deed: "run the line" },
  field: { usual: "field", deed: "set up the field" },
  photos: { usual: "photos", deed: "take the photos" },
  other: null,
};

/** "You bring snacks", "Your turn: Oranges". */
export function ownTurnText({ name, sign }: Pick<OwnTurn, "name" | "sign">): string {
  const known = deeds[sign];
  return known?.usual === name.trim().toLowerCase() ? `You ${known.deed}` : `Your turn: ${name}`;
}

/** Whether the family still does it; an offered turn is somebody else's to find. */
export const isHeld = ({ state }: Pick<OwnTurn, "state">) => state === "planned" || state === "taken";
