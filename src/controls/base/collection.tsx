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
import { keepFocus } from "../../ui/base/keep-focus";
import { List, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";

export type CollectionProps<Kind extends Item> = {
  of: ActorRefFrom<CollectionMachine<Kind>>;
  /** Shown during the first read. */
  opening: string;
  empty: ReactNode;
  gone: ReactNode;
  /** Overrides an item's React key, its id. */
  keyOf?: (item: Kind) => string;
  /** Heads the first row of each group, such as a day. */
  headOf?: (item: Kind) => string;
  /** Instead of the list's own. */
  rows?: readonly Row<Kind>[];
  /** Rows with separators in one frame. */
  isGrouped?: boolean;
  /** All rows, drawn by the page. */
  drawn?: ReactNode;
  children?: (row: Row<Kind>) => ReactNode;
};

/** A list from the server: rows, a button for more, and errors with a retry. */
export function Collection<Kind extends Item>(props: CollectionProps<Kind>) {
  const { of, opening, empty, gone, keyOf = ({ id }) => id, headOf, isGrouped, drawn, children } = props;
  const Rows = isGrouped ? RowGroup : List;
  const phase = useSelector(of, selectPhase);
  const own = useSelector(of, selectRows<Kind>);
  const rows = props.rows ?? own;
  const fault = useSelector(of, selectFault);
  const hasMore = useSelector(of, selectHasMore);
  if (phase === "opening") return <Skeleton rows={3} label={opening} />;
  if (phase === "gone") return gone;
  return (
    <Stack $gap={3} ref={keepFocus}>
      {phase !== "failed" && rows.length === 0 && empty}
      {groupsOf(rows, headOf).map(({ head, rows: group }) => (
        <Fragment key={head}>
          {headOf && <SectionHead level={3}>{head}</SectionHead>}
          <Rows aria-busy={phase !== "shown"}>
            {drawn ?? group.map((row) => <Fragment key={keyOf(row.item)}>{children?.(row)}</Fragment>)}
          </Rows>
        </Fragment>
      ))}
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

/** Consecutive rows with the same head. */
function groupsOf<Kind extends Item>(rows: readonly Row<Kind>[], headOf: (item: Kind) => string = () => "") {
  const groups: { head: string; rows: Row<Kind>[] }[] = [];
  for (const row of rows) {
    const head = headOf(row.item);
    const last = groups.at(-1);
    if (last?.head === head) last.rows.push(row);
    else groups.push({ head, rows: [row] });
  }
  return groups;
}
