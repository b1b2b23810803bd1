import type { ReactNode } from "react";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";

/** A turn or a ride under *Needs you*. */
export type HelpItemProps = {
  item: NeedsYouLine;
  /** The team's crest. */
  start: ReactNode;
  onGo: (path: string) => void;
  onSaved: () => void;
};
