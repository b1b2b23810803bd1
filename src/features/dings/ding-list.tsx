import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import type { Row } from "../../../domain/base/collection";
import { localDay, localTime, pastDayHeading } from "../../../domain/dings/ding-days";
import {
  type Ding,
  type DingSign,
  detailOf,
  placeOf,
  signOf,
  wordsOf,
} from "../../../domain/dings/ding-texts";
import { selectRows } from "../../../machines/base/collection.setup";
import { type allReadMachine, selectIsMarking } from "../../../machines/dings/all-read.machine";
import type { dingListMachine } from "../../../machines/dings/ding-list.machine";
import { Collection } from "../../controls/base/collection";
import { useOnNews } from "../../controls/base/use-on-news";
import { Button } from "../../ui/base/button";
import { BellIcon, CalendarIcon, ChatIcon, CrewIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { UnreadDot } from "../../ui/dings/unread-dot";
import { zoneBeside } from "../../ui/schedule/device-clock";

export type DingListProps = {
  machine: typeof dingListMachine;
  allRead: typeof allReadMachine;
  /** Changes when pings arrive; the list is then read again. */
  news: string;
  /** Goes to what a ding is about. */
  onGo: (path: string) => void;
  empty: ReactNode;
  /** Above the news, if there are any. */
  lead: ReactNode;
  /** Beside *All read*. */
  end: ReactNode;
};

/** News by day, the newest first. A press opens what it is about and marks it as read. */
export function DingList({ machine, allRead, news, onGo, empty, lead, end }: DingListProps) {
  const list = useActorRef(machine, { input: {} });
  const marking = useActorRef(allRead, { input: { list } });
  const rows = useSelector(list, selectRows<Ding>);
  const isMarking = useSelector(marking, selectIsMarking);
  useOnNews(news, () => list.send({ type: "refresh.wanted" }));
  const [today] = useState(() => localDay(new Date()));
  const newest = rows[0]?.item.last_at;
  const hasUnread = rows.some(({ item, change }) => !item.is_read && change === null);
  const press = (ding: Ding) => {
    if (!ding.is_read)
      list.send({ type: "item.changed", change: { id: ding.id, to: { ...ding, is_read: true } } });
    const place = placeOf(ding);
    if (place !== null) onGo(place);
  };
  return (
    <Stack $gap={2}>
      {rows.length > 0 && lead}
      <SectionHead
        end={
          <>
            {hasUnread && newest !== undefined && (
              <Button
                kind="quiet"
                isBusy={isMarking}
                onClick={() => marking.send({ type: "all-read.pressed", upTo: newest })}
              >
                All read
              </Button>
            )}
            {end}
          </>
        }
      >
        News
      </SectionHead>
      <Collection
        of={list}
        opening="Looking for news"
        empty={empty}
        gone={null}
        headOf={({ last_at }) => pastDayHeading(localDay(new Date(last_at)), today)}
      >
        {(row) => <DingRow {...row} onPressed={() => press(row.item)} />}
      </Collection>
    </Stack>
  );
}

function DingRow({ item, change, refusal, onPressed }: Row<Ding> & { onPressed: () => void }) {
  const isUnread = !(change?.to ?? item).is_read;
  const place = placeOf(item);
  const canPress = isUnread || place !== null;
  return (
    <ListRow
      start={signs[signOf(item)]}
      title={wordsOf(item)}
      detail={[localTime(new Date(item.last_at)), detailOf(item, zoneBeside(item.about.event ?? {}))]
        .filter(Boolean)
        .join(" · ")}
      end={isUnread && <UnreadDot />}
      fault={refusal}
      {...(place !== null && { href: place })}
      {...(canPress && { onPressed })}
    />
  );
}

const signs: Readonly<Record<DingSign, ReactNode>> = {
  event: <CalendarIcon />,
  people: <CrewIcon />,
  talk: <ChatIcon />,
  bell: <BellIcon />,
};
