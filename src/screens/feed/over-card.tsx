import type { ReactNode } from "react";
import { type FeedCard as Card, type CardKey, readCardKey } from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { cardOf, type FeedWindow } from "../../../domain/feed/feed-window";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { useLastOpen } from "../../features/team/use-last-open";

export type OverCardProps = {
  window: FeedWindow | null;
  wanted: FeedDialog | undefined;
  query: URLSearchParams;
  onClosed: () => void;
  /** The dialog's name in the address; null: never open. */
  name: FeedDialog | null;
  title: string;
  children: (of: {
    card: Card;
    of: CardKey;
    window: FeedWindow;
    hold: (isHeld: boolean) => void;
  }) => ReactNode;
};

/** A dialog about one card. It stays as it was while it fades out. */
export function OverCard({ window, wanted, query, onClosed, name, title, children }: OverCardProps) {
  const isWanted = name !== null && wanted === name;
  const key = readCardKey(useLastOpen(isWanted ? query.get(name) : null));
  const card = window && cardOf(window, key);
  return (
    <HeldDialog isOpen={isWanted && card !== null} title={title} onClosed={onClosed}>
      {(hold) => window && card && key && children({ card, of: key, window, hold })}
    </HeldDialog>
  );
}
