import { useLocation } from "wouter";
import type { Announcement } from "../../../domain/base/announcement";
import { eventTitle, shareLine } from "../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import {
  eventKeyText,
  isMoved,
  keyOf,
  readEventKey,
  type UndoableChange,
} from "../../../domain/schedule/event/event-sheet";
import { calling, eventFormTexts } from "../../../domain/schedule/event/event-texts";
import { jumpText, weeklyTexts } from "../../../domain/schedule/series/series-texts";
import type { SeriesMade } from "../../../domain/schedule/series/weekly";
import { dialogOn, dialogsOf } from "../../../domain/shell/dialogs";
import type { HowSaved } from "../../features/schedule/event/event-form-props";
import { MadeNotice, useMade } from "../../features/schedule/notice/made-notice";
import { UndoNotice } from "../../features/schedule/notice/undo-notice";
import { useUndoNotice } from "../../features/schedule/notice/use-undo-notice";
import { NoticeHost } from "../../ui/schedule/notice-host";
import { type DialogTable, PageDialogs } from "../shell/page-dialogs";
import { useAddress } from "../shell/use-address";
import { CallOffFromCard } from "./call-off-from-card";
import type { EventMachines, EventPage, EventPlace } from "./event-place";
import { EventSheetDialog } from "./event-sheet-dialog";

export type EventDialogsProps = EventPlace & {
  machines: EventMachines;
  announce: (said: Announcement) => void;
  /** Called after a change, so that the page below is refreshed. */
  onChanged: () => void;
};

/** The dialogs over the schedule, each with a URL, and the notices of what they did. */
export function EventDialogs({ machines, announce, onChanged, ...place }: EventDialogsProps) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const { undoNotice, change } = useUndoNotice(machines.undoNotice, onChanged);
  const to = (change: Readonly<Record<string, string>>) => path + withDialog(search, change);
  const replace = (change: Readonly<Record<string, string>>) => navigate(to(change), { replace: true });
  const close = () => replace({});
  const say = (text: string) => announce({ tone: "success", text });
  const onChangeMade = (done: UndoableChange) => {
    made.send({ type: "put-away.pressed" });
    undoNotice.send({ type: "change.made", change: done, at: place.now() });
    onChanged();
  };
  const onShared = (done: UndoableChange) =>
    machines.share({
      title: eventTitle(done.after.event),
      text: shareLine(done, place.today),
      path: `${path}?event=${eventKeyText(keyOf(done.after.event))}`,
    });
  const onSaved = (before: EventDetails | null, after: EventDetails, { time, ...how }: HowSaved) => {
    if (before !== null && isMoved(before, after)) onChangeMade({ what: "moved", before, after, ...how });
    else {
      say(before === null ? eventFormTexts.added : eventFormTexts.saved);
      onChanged();
    }
    const jump = jumpText(after.event, time);
    if (jump !== null) say(jump);
    replace(before === null ? {} : { event: eventKeyText(keyOf(after.event)) });
  };
  const { made, isMade } = useMade(machines.made, () => {
    say(weeklyTexts.takenBack);
    onChanged();
  });
  const onSeriesMade = (done: readonly SeriesMade[]) => {
    undoNotice.send({ type: "put-away.pressed" });
    if (done.every(({ series }) => series.may_take_back)) made.send({ type: "series.made", made: done });
    else say(weeklyTexts.made(done.reduce((sum, { count }) => sum + count, 0)));
    onChanged();
    close();
  };
  const openKey = dialogOn(path, query) === "event" ? query.get("event") : null;
  const isInSheet = change !== null && eventKeyText(keyOf(change.after.event)) === openKey;
  const notice = change && <UndoNotice undoNotice={undoNotice} onShared={() => onShared(change)} />;
  return (
    <>
      <PageDialogs<EventPage>
        table={{ ...table, ...machines.dialogs }}
        page={{
          ...place,
          machines,
          announce,
          say,
          refresh: onChanged,
          to,
          open: navigate,
          replace,
          undoNotice,
          notice: isInSheet && notice,
          hasNotice: isMade || change !== null,
          onShared,
          onChangeMade,
          onSeriesMade,
          onSaved,
        }}
        close={close}
        done={(text) => {
          say(text);
          onChanged();
          close();
        }}
      />
      {isMade && (
        <NoticeHost>
          <MadeNotice made={made} />
        </NoticeHost>
      )}
      {notice && !isInSheet && <NoticeHost>{notice}</NoticeHost>}
    </>
  );
}

const isEventKey = (_: EventPage, value: string) => readEventKey(value) !== null;

/** The dialogs whose code is loaded with the first. */
const table: DialogTable<"event" | "off", EventPage> = {
  event: { right: isEventKey, Dialog: EventSheetDialog },
  off: {
    title: calling.title,
    right: isEventKey,
    draw: ({ value, page, hold, close }) => (
      <CallOffFromCard
        eventKey={value}
        machines={page.machines}
        events={page.events}
        hold={hold}
        onLeft={close}
        onCalledOff={(done) => {
          page.onChangeMade(done);
          close();
        }}
      />
    ),
  },
};

/** `like` is the event that a new one copies. */
const dialogNames = [...dialogsOf("schedule"), "like"];

/** The query with this dialog instead of any other; the page's own parameters are kept. */
function withDialog(search: string, change: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const name of dialogNames) query.delete(name);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}
