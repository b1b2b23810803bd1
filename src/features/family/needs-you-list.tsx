import { useSelector } from "@xstate/react";
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Row } from "../../../domain/base/collection";
import { needsYouText } from "../../../domain/needs-you/count-texts";
import { countOf } from "../../../domain/needs-you/needs-you";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { detailOf, isHelp, titleOf } from "../../../domain/needs-you/needs-you-texts";
import { isOfSchedule } from "../../../domain/schedule/needs-you-events";
import { askedTexts } from "../../../domain/schedule/week/asked-players";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import type { HelpItemProps } from "../../ui/duty/help-item-props";
import { zoneBeside } from "../../ui/schedule/device-clock";
import { Line, type LineWays, signOf } from "./needs-you-line";
import { useLingering } from "./use-lingering";
import { type NeedsYouList as List, useListKept } from "./use-needs-you";

export type NeedsYouListProps = LineWays & {
  of: List;
  /** Changes when new pings arrive; the list is then read again. */
  news: string;
  /** Subscribes to the person's returns to the page. */
  onReturn: (listener: () => void) => () => void;
  /** The row of a turn or a ride; its code is loaded where there is one. */
  help: ComponentType<HelpItemProps>;
  /** The events that were read; null until then. */
  events?: NeedsYouEvents | undefined;
  /** Shown during the first read; `empty` when nothing waits. */
  opening: ReactNode;
  empty: ReactNode;
};

export type CallListProps = { item: NeedsYouLine; onSaved: () => void };

export type NeedsYouEvents = {
  isInHero: (item: NeedsYouLine) => boolean;
  /** An item that is gone from the list and stays in its place, since it would go under the reader's eyes. */
  lingers?: (item: NeedsYouLine) => boolean;
  /** The missing answers by person, one row each, and whether they ask for those of an item. */
  answers: readonly { key: string; row: ReactNode }[];
  isInAnswers: (item: NeedsYouLine) => boolean;
  /** The row of a changed event, or the item's plain `row` if the event was not read. */
  draw: (item: NeedsYouLine, row: ReactNode) => ReactNode;
  /** The items without those that were settled on the cards. */
  left: (items: readonly NeedsYouLine[]) => readonly NeedsYouLine[];
};

/** *Needs you*: what waits for the person's decision, each line with its buttons. */
export function NeedsYouList(props: NeedsYouListProps) {
  const { of: list, news, onReturn, events, opening, empty, help: Help, ...ways } = props;
  const phase = useSelector(list, selectPhase);
  const rows = useLingering(useSelector(list, selectRows<NeedsYouLine>), events?.lingers);
  const id = useId();
  useListKept(list, news, onReturn);
  const underWay = rows.filter(({ change }) => change !== null).length;
  const before = useRef(underWay);
  useEffect(() => {
    if (underWay < before.current) list.send({ type: "refresh.wanted" });
    before.current = underWay;
  }, [list, underWay]);
  const items = rows.map(({ item }) => item);
  const toDo = countOf(events ? events.left(items) : items);
  const helpOf = (item: NeedsYouLine) => (
    <Suspense
      fallback={
        <ListRow start={signOf(item)} title={titleOf(item)} detail={detailOf(item, zoneBeside(item))} />
      }
    >
      <Help
        item={item}
        start={signOf(item)}
        onGo={ways.onGo}
        onSaved={() => list.send({ type: "refresh.wanted" })}
      />
    </Suspense>
  );
  const lineOf = (row: Row<NeedsYouLine>) =>
    isHelp(row.item.kind) ? (
      helpOf(row.item)
    ) : (
      <Line
        {...row}
        {...ways}
        onDecided={(decision, note) =>
          list.send({
            type: "item.changed",
            change: { id: row.item.id, to: { ...row.item, decision, ...(note && { note }) } },
          })
        }
      />
    );
  // The page draws call lists and the next event itself.
  const isAbove = (item: NeedsYouLine) => item.kind === "call_list" || events?.isInHero(item) === true;
  const [isWhole, setWhole] = useState(false);
  const drawn = drawnRows(rows, {
    events,
    isAbove,
    rowOf: (row) => (events && isOfSchedule(row.item) ? events.draw(row.item, lineOf(row)) : lineOf(row)),
  });
  if (phase === "opening") return opening;
  if (phase === "gone" || (phase !== "failed" && rows.length === 0)) return empty;
  if (phase !== "failed" && items.every(isAbove)) return null;
  return (
    <section aria-labelledby={id}>
      <Stack $gap={2}>
        <SectionHead id={id} needsYou {...(toDo > 0 ? { count: toDo } : {})}>
          {needsYouText}
        </SectionHead>
        <Collection
          of={list}
          rows={rows}
          isGrouped
          opening="Looking what needs you"
          empty={null}
          gone={null}
          drawn={isWhole ? drawn : drawn.slice(0, mostRows)}
        />
        {drawn.length > mostRows && (
          <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? askedTexts.showFewer : askedTexts.showAll}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** Rows until *Show all*. */
const mostRows = 5;

type Drawing = {
  events: NeedsYouEvents | undefined;
  isAbove: (item: NeedsYouLine) => boolean;
  rowOf: (row: Row<NeedsYouLine>) => ReactNode;
};

/** All rows: the missing answers by person stand where the first of their items is. */
function drawnRows(rows: readonly Row<NeedsYouLine>[], { events, isAbove, rowOf }: Drawing): ReactNode[] {
  const shown = rows.filter(({ item }) => !isAbove(item));
  const first = shown.find(({ item }) => events?.isInAnswers(item));
  return shown.flatMap<ReactNode>((row) => {
    if (row === first) return events?.answers.map(({ row: answers }) => answers) ?? [];
    if (events?.isInAnswers(row.item)) return [];
    const drawn = rowOf(row);
    return drawn ? [<Fragment key={row.item.id}>{drawn}</Fragment>] : [];
  });
}
