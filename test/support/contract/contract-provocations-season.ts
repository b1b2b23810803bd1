import { importedGame } from "./contract-calls-season";
import type { Change } from "./contract-changes";
import { changed } from "./contract-provocations-schedule";

/** By message code, for imports and copies; see `changes`. */
export const seasonChanges: Record<string, Change> = {
  "importEvents REQUEST_422_REUSED": changed({ rows: [{ ...importedGame, opponent: "Comets" }] }),
};
