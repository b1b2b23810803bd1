import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { endedText, reviewText } from "../../../domain/absence/form-texts";
import type { Announcement } from "../../../domain/base/announcement";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import {
  type ActionDone,
  eventKeyText,
  isMoved,
  keyOf,
  type UndoableChange,
} from "../../../domain/schedule/event/event-sheet";
import { eventFormTexts, eventSheetTexts } from "../../../domain/schedule/event/event-texts";
import { eventTitle, shareLine } from "../../../domain/schedule/event/event-words";
import { jumpText, ruleTexts, weeklyTexts } from "../../../domain/schedule/series/series-texts";
import type { SeriesMade } from "../../../domain/schedule/series/weekly";
import { dialogOn, dialogsOf } from "../../../domain/shell/dialogs";
import type { HowSaved } from "../../features/schedule/event/event-form-props";
import { MadeNotice, useMade } from "../../features/schedule/notice/made-notice";
import { UndoNotice } from "../../features/schedule/notice/undo-notice";
import { useUndoNotice } from "../../features/schedule/notice/use-undo-notice";
import { NoticeHost } from "../../ui/schedule/notice-host";
import { useAddress } from "../shell/use-address";
import { CallOffDialog } from "./call-off-dialog";
import type { EventMachines, EventPlace } from "./event-place";
import { EventSheetDialog } from "./event-sheet-dialog";

export type EventDialogsProps = EventPlace & {
  machines: EventMachines;
  announce: (said: Announcement) => void;
  /** Called after a change, so that the page below is refreshed. */
  onChanged: () => void;
};

/** The dialogs over the schedule, each with a URL: an event, its form, calling it off; and the undo notice. */
export function EventDialogs({ machines, announce, onChanged, ...place }: EventDialogsProps) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const wanted = dialogOn(path, query);
  const { undoNotice, change } = useUndoNotice(machines.undoNotice, onChanged);
  const to = (change: Readonly<Record<string, string>>) => path + withDialog(search, change);
  const close = () => navigate(to({}), { replace: true });
  const say = (text: string) => announce({ tone: "success", text });
  const tell = (done: UndoableChange) => {
    made.send({ type: "put-away.pressed" });
    undoNotice.send({ type: "change.made", change: done, at: place.now() });
    onChanged();
  };
  const share = (done: UndoableChange) =>
    machines.share({
      title: eventTitle(done.after.event),
      text: shareLine(done, place.today),
      path: `${path}?event=${eventKeyText(keyOf(done.after.event))}`,
    });
  const saved = (before: EventDetails | null, after: EventDetails, { time, ...how }: HowSaved) => {
    if (before !== null && isMoved(before, after)) tell({ what: "moved", before, after, ...how });
    else {
      say(before === null ? eventFormTexts.added : eventFormTexts.saved);
      onChanged();
    }
    const jump = jumpText(after.event, time);
    if (jump !== null) say(jump);
    navigate(before === null ? to({}) : to({ event: eventKeyText(keyOf(after.event)) }), { replace: true });
  };
  const isWeekly = wanted === "new" && query.get("new") === "weekly";
  const form = !isWeekly && (wanted === "new" || wanted === "change") ? wanted : null;
  const ruleKey = wanted === "rule" ? query.get("rule") : null;
  const awayKey = wanted === "away" ? query.get("away") : null;
  const areLinks = wanted === "links";
  const isCopy = wanted === "copy";
  const markKey = wanted === "attendance" ? query.get("attendance") : null;
  const isImport = wanted === "import";
  const { made, isMade } = useMade(machines.made, () => {
    say(weeklyTexts.takenBack);
    onChanged();
  });
  const seriesMade = (done: readonly SeriesMade[]) => {
    undoNotice.send({ type: "put-away.pressed" });
    if (done.every(({ series }) => series.may_take_back)) made.send({ type: "series.made", made: done });
    else say(weeklyTexts.made(done.reduce((sum, { count }) => sum + count, 0)));
    onChanged();
    close();
  };
  const openKey = wanted === "event" ? query.get("event") : null;
  const noticeKey = change && eventKeyText(keyOf(change.after.event));
  const notice = change && <UndoNotice undoNotice={undoNotice} onShared={() => share(change)} />;
  return (
    <>
      <EventSheetDialog
        eventKey={openKey}
        machines={machines}
        place={place}
        announce={announce}
        undoNotice={undoNotice}
        notice={noticeKey === openKey && notice}
        to={to}
        onOpened={navigate}
        onShared={share}
        onChangeMade={tell}
        onDone={(done) => {
          say(doneText(done));
          onChanged();
        }}
        onTakenBack={(isSeries) => {
          say(isSeries ? weeklyTexts.takenBack : eventSheetTexts.takenBack);
          onChanged();
          close();
        }}
        onClosed={close}
      />
      <CallOffDialog
        eventKey={wanted === "off" ? query.get("off") : null}
        machines={machines}
        place={place}
        onChangeMade={(done) => {
          tell(done);
          close();
        }}
        onClosed={close}
      />
      <OnceOpened isOpen={form !== null}>
        <machines.FormDialog
          wanted={form}
          query={query}
          sheet={machines.sheet}
          place={place}
          onSaved={saved}
          onClosed={close}
        />
      </OnceOpened>
      <OnceOpened isOpen={isWeekly}>
        <machines.WeeklyDialog
          isOpen={isWeekly}
          teamId={query.get("team")}
          place={place}
          onMade={seriesMade}
          onClosed={close}
        />
      </OnceOpened>
      <OnceOpened isOpen={ruleKey !== null}>
        <machines.RuleDialog
          eventKey={ruleKey}
          sheet={machines.sheet}
          place={place}
          onSaved={(done) => {
            if (done) tell(done);
            else {
              say(ruleTexts.saved);
              onChanged();
            }
            close();
          }}
          onClosed={close}
        />
      </OnceOpened>
      <OnceOpened isOpen={awayKey !== null}>
        <machines.AwayDialog
          wanted={awayKey}
          place={place}
          hasNotice={isMade || change !== null}
          onChanged={(changed) => {
            if (changed) say(reviewText(changed));
            onChanged();
          }}
          onEnded={(review) => {
            say(endedText(review));
            onChanged();
          }}
          onClosed={close}
        />
      </OnceOpened>
      <OnceOpened isOpen={isCopy}>
        <machines.CopyDialog
          isOpen={isCopy}
          teamId={query.get("team")}
          place={place}
          onMade={seriesMade}
          onClosed={close}
        />
      </OnceOpened>
      <OnceOpened isOpen={areLinks}>
        <machines.LinksDialog isOpen={areLinks} onClosed={close} />
      </OnceOpened>
      <OnceOpened isOpen={isImport}>
        <machines.ImportDialog
          isOpen={isImport}
          teamId={query.get("team")}
          place={place}
          onSaved={(text) => {
            say(text);
            onChanged();
            close();
          }}
          onClosed={() => {
            onChanged();
            close();
          }}
        />
      </OnceOpened>
      <OnceOpened isOpen={markKey !== null}>
        <machines.AttendanceDialog
          eventKey={markKey}
          place={place}
          onClosed={() => {
            onChanged();
            navigate(to(markKey === null ? {} : { event: markKey }), { replace: true });
          }}
        />
      </OnceOpened>
      {isMade && (
        <NoticeHost>
          <MadeNotice made={made} />
        </NoticeHost>
      )}
      {notice && noticeKey !== openKey && <NoticeHost>{notice}</NoticeHost>}
    </>
  );
}

/** Mounts a dialog when it first opens, which loads its code; it stays mounted while it fades out. */
function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isKept, setKept] = useState(isOpen);
  if (isOpen && !isKept) setKept(true);
  return isKept && <Suspense>{children}</Suspense>;
}

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

function doneText(done: ActionDone): string {
  if (done.kind === "nudged") return eventSheetTexts.nudged(done.nudged, done.leftOut);
  return done.kind === "queued" ? answerTexts.spokenQueued : eventSheetTexts.thanks;
}
