import { useSelector } from "@xstate/react";
import { Fragment, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { Item, Row } from "../../../domain/base/collection";
import {
  type CollectionMachine,
  selectFault,
  selectHasMore,
  selectPhase,
  selectRows,
} from "../../../machines/base/collection.setup";
import { Button } from "../../ui/base/button";
import { List } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";

export type CollectionProps<Kind extends Item> = {
  of: ActorRefFrom<CollectionMachine<Kind>>;
  /** Shown during the first read. */
  opening: string;
  empty: ReactNode;
  gone: ReactNode;
  /** Overrides an item's React key, its id. */
  keyOf?: (item: Kind) => string;
  children: (row: Row<Kind>) => ReactNode;
};

/** A list from the server: rows, a button for more, and errors with a retry. */
export function Collection<Kind extends Item>(props: CollectionProps<Kind>) {
  const { of, opening, empty, gone, keyOf = ({ id }) => id, children } = props;
  const phase = useSelector(of, selectPhase);
  const rows = useSelector(of, selectRows<Kind>);
  const fault = useSelector(of, selectFault);
  const hasMore = useSelector(of, selectHasMore);
  if (phase === "opening") return <Skeleton rows={3} label={opening} />;
  if (phase === "gone") return gone;
  return (
    <Stack $gap={3}>
      {phase !== "failed" && rows.length === 0 && empty}
      {rows.length > 0 && (
        <List aria-busy={phase !== "shown"}>
          {rows.map((row) => (
            <Fragment key={keyOf(row.item)}>{children(row)}</Fragment>
          ))}
        </List>
      )}
      {fault && (
        <>
          <Muted role="alert">{fault}</Muted>
          <Button kind="secondary" onClick={() => of.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        </>
      )}
      {hasMore && !fault && (
        <Button
          kind="secondary"
          isBusy={phase === "reachingBack"}
          onClick={() => of.send({ type: "more.wanted" })}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
