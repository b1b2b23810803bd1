import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { Announcement } from "../../../domain/base/announcement";
import { samePlayerTexts } from "../../../domain/schedule/answer/same-player-texts";
import { judgeList } from "../../../domain/schedule/attendance/attendance-list";
import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import {
  type ActionDone,
  eventKeyText,
  keyOf,
  readEventKey,
  type UndoableChange,
} from "../../../domain/schedule/event/event-sheet";
import { calling, eventSheetTexts } from "../../../domain/schedule/event/event-texts";
import { eventTitle } from "../../../domain/schedule/event/event-words";
import { hasLater } from "../../../domain/schedule/series/scope";
import { otherClock } from "../../../domain/schedule/week/other-zone";
import { fillPattern, routes } from "../../../domain/shell/routes";
import { noTeamColours } from "../../../domain/team/colours";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { PanelDialog } from "../../controls/dialogs/panel-dialog";
import { TalkAbout } from "../../features/huddle/talk-about";
import { SamePlayer } from "../../features/schedule/answer/same-player";
import { CallOff } from "../../features/schedule/event/call-off";
import { EventGlance } from "../../features/schedule/event/event-glance";
import { EventRead } from "../../features/schedule/event/event-read";
import { EventSheet } from "../../features/schedule/event/event-sheet";
import type { EventSheetActor } from "../../features/schedule/event/event-sheet-props";
import type { UndoNoticeActor } from "../../features/schedule/notice/undo-notice";
import { useLastOpen } from "../../features/team/use-last-open";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { deviceWall } from "../../ui/schedule/device-clock";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { dressStyle } from "../../ui/team/dress-style";
import type { EventMachines, EventPlace } from "./event-place";

type EventSheetDialogProps = {
  /** From the URL. */
  eventKey: string | null;
  machines: EventMachines;
  place: EventPlace;
  undoNotice: UndoNoticeActor;
  /** The undo notice of this event. */
  notice: ReactNode;
  announce: (said: Announcement) => void;
  /** The URL of another dialog. */
  to: (change: Readonly<Record<string, string>>) => string;
  onOpened: (href: string) => void;
  onShared: (done: UndoableChange) => void;
  onChangeMade: (done: UndoableChange) => void;
  onTakenBack: (isSeries: boolean) => void;
  onDone: (done: ActionDone) => void;
  onClosed: () => void;
};

/** The sheet of an event; on wide screens a panel next to the list, which stays usable. */
export function EventSheetDialog({ eventKey, onClosed, ...props }: EventSheetDialogProps) {
  const isWide = useIsWide();
  const [isHeld, setHeld] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const wanted = useLastOpen(eventKey);
  const [shown, setShown] = useState(wanted);
  // Another event is shown only after the pending request has ended.
  if (shown !== wanted && !isHeld) {
    setShown(wanted);
    setTitle(null);
  }
  const key = readEventKey(shown);
  const known = props.place.events.find(({ id }) => id === key?.eventId);
  const dialog = {
    isOpen: eventKey !== null && key !== null,
    isClosable: !isHeld,
    dress: key ? dressStyle(teamOf(props.place, key.teamId) ?? noTeamColours) : undefined,
    title: title ?? (known ? eventTitle(known) : ""),
    onClosed: () => {
      setTitle(null);
      onClosed();
    },
    children: key && (
      <EventRead
        key={shown}
        machine={props.machines.sheet}
        eventKey={key}
        meanwhile={known && <EventGlance event={known} {...shownOf(known, props)} />}
        instead={known && <Marking {...props} event={known} />}
      >
        {(details, sheet) => (
          <Opened {...props} details={details} sheet={sheet} hold={setHeld} onTitled={setTitle} />
        )}
      </EventRead>
    ),
  };
  return isWide ? <PanelDialog {...dialog} subject={shown} /> : <ModalDialog {...dialog} />;
}

/** Where the details cannot be read, staff can still mark who came, by the list that the device stored. */
function Marking({
  event,
  place,
  to,
  onOpened,
}: Pick<EventSheetDialogProps, "place" | "to" | "onOpened"> & { event: ScheduleEvent }) {
  const [now] = useState(place.now);
  const isStaff = teamOf(place, event.team_id)?.is_staff === true;
  if (!isStaff || judgeList(event, now) !== "open") return null;
  const href = to({ attendance: eventKeyText(keyOf(event)) });
  return (
    <div>
      <LinkButton href={href} onClick={inPlace(() => onOpened(href))}>
        {attendanceTexts.open}
      </LinkButton>
    </div>
  );
}

type OpenedProps = Omit<EventSheetDialogProps, "eventKey" | "onClosed"> & {
  details: EventDetails;
  sheet: EventSheetActor;
  hold: (isHeld: boolean) => void;
  onTitled: (title: string) => void;
};

function Opened({ details, sheet, hold, onTitled, place, machines, announce, ...props }: OpenedProps) {
  const { event } = details;
  const [opened, setOpened] = useState<"callOff" | "samePlayer" | null>(null);
  const title = opened === null ? eventTitle(event) : titles[opened];
  const tellTitle = useEffectEvent(onTitled);
  useEffect(() => tellTitle(title), [title]);
  useSheetNews(sheet, props);
  const take = useEffectEvent((changed: EventDetails) =>
    sheet.send({ type: "event.changed", details: changed }),
  );
  useEffect(() => {
    const subscription = props.undoNotice.on("event.undone", ({ details: undone }) => {
      if (undone.event.id === event.id) take(undone);
    });
    return () => subscription.unsubscribe();
  }, [props.undoNotice, event.id]);
  if (opened === "samePlayer")
    return (
      <SamePlayer
        machine={machines.samePlayer}
        details={details}
        hold={hold}
        onChanged={() => sheet.send({ type: "refresh.wanted" })}
        onLeft={() => setOpened(null)}
      />
    );
  if (opened === "callOff")
    return (
      <CallOff
        machine={machines.callOff}
        event={event}
        hasLater={hasLater(details)}
        meant={details}
        hold={hold}
        onLeft={() => setOpened(null)}
        onCalledOff={(done) => {
          setOpened(null);
          sheet.send({ type: "event.changed", details: done.after });
          props.onChangeMade(done);
        }}
      />
    );
  const key = `${event.team_id}.${event.id}`;
  const opens = (change: Readonly<Record<string, string>>) => {
    const href = props.to(change);
    return { href, onOpened: () => props.onOpened(href) };
  };
  return (
    <EventSheet
      sheet={sheet}
      details={details}
      {...shownOf(event, { place, machines, announce })}
      now={place.now}
      hold={hold}
      answerOf={place.answerOf}
      undoNotice={props.notice}
      families={
        <Suspense>
          <machines.WhoKnows
            key={event.version}
            eventKey={keyOf(event)}
            noticeVersion={event.notice_version}
            onSaved={() => sheet.send({ type: "refresh.wanted" })}
          />
        </Suspense>
      }
      talk={
        machines.mayTalk() && (
          <TalkAbout
            machine={machines.talk}
            teamId={event.team_id}
            eventId={event.id}
            onOpened={({ team_id: teamId, id }) =>
              props.onOpened(fillPattern(routes.huddle.pattern, { id: `${teamId}.${id}` }))
            }
          />
        )
      }
      change={opens({ change: key })}
      rule={opens({ rule: key })}
      duplicate={opens({ new: event.kind, like: key })}
      attendance={opens({ attendance: key })}
      onCallOff={() => setOpened("callOff")}
      onSamePlayer={() => setOpened("samePlayer")}
      onShared={() => props.onShared({ what: "called_off", before: details, after: details })}
    />
  );
}

const teamOf = ({ teams }: EventPlace, teamId: string | undefined) =>
  teams?.find(({ id }) => id === teamId) ?? null;

/** The parts of an event's sheet that are the same with and without the details. */
const shownOf = (
  event: ScheduleEvent,
  { place, machines, announce }: Pick<EventSheetDialogProps, "place" | "machines" | "announce">,
) => ({
  team: teamOf(place, event.team_id),
  ownClock: otherClock(event, deviceWall(event.starts_at)),
  onAddressCopied: async (address: string) =>
    announce(
      (await machines.copy(address))
        ? { tone: "success", text: eventSheetTexts.copied }
        : { tone: "error", text: eventSheetTexts.copyFailed },
    ),
});

const titles = { callOff: calling.title, samePlayer: samePlayerTexts.title } as const;

function useSheetNews(
  sheet: EventSheetActor,
  {
    onChangeMade,
    onTakenBack,
    onDone,
  }: Pick<EventSheetDialogProps, "onChangeMade" | "onTakenBack" | "onDone">,
) {
  const tell = useEffectEvent(onChangeMade);
  const sendTakenBack = useEffectEvent(onTakenBack);
  const sendDone = useEffectEvent(onDone);
  useEffect(() => {
    const subscriptions = [
      sheet.on("change.made", ({ change }) => tell(change)),
      sheet.on("event.taken-back", ({ isSeries }) => sendTakenBack(isSeries)),
      sheet.on("action.done", ({ done }) => sendDone(done)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [sheet]);
}
