import { useState } from "react";
import type { Row } from "../../../domain/base/collection";
import { withLingering } from "../../../domain/base/lingering";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";

type Lingers = ((item: NeedsYouLine) => boolean) | undefined;

/** The rows, with those that linger. */
export function useLingering(rows: readonly Row<NeedsYouLine>[], lingers: Lingers) {
  const [before, setBefore] = useState(rows);
  const shown = lingers ? withLingering(before, rows, lingers) : rows;
  if (shown.length !== before.length || shown.some((row, at) => row !== before[at])) setBefore(shown);
  return shown;
}
