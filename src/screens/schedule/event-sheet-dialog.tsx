import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { samePlayerTexts } from "../../../domain/schedule/answer/same-player-texts";
import { judgeList } from "../../../domain/schedule/attendance/attendance-list";
import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import {
  type ActionDone,
  eventKeyText,
  keyOf,
  readEventKey,
} from "../../../domain/schedule/event/event-sheet";
import { calling, eventSheetTexts } from "../../../domain/schedule/event/event-texts";
import { hasLater } from "../../../domain/schedule/series/scope";
import { weeklyTexts } from "../../../domain/schedule/series/series-texts";
import { isOwn } from "../../../domain/schedule/week/agenda";
import { ownTimeText } from "../../../domain/schedule/week/other-zone";
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
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { deviceWall, zoneBeside } from "../../ui/schedule/device-clock";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { dressStyle } from "../../ui/team/dress-style";
import type { DialogProps } from "../shell/page-dialogs";
import type { EventHelpProps, EventPage, EventPlace } from "./event-place";

/** The sheet of an event; on wide screens a panel next to the list, which stays usable. */
export function EventSheetDialog({ isOpen, value, page, close, done }: DialogProps<EventPage>) {
  const isWide = useIsWide();
  const [isHeld, setHeld] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const [shown, setShown] = useState(value);
  // Another event is shown only after the pending request has ended.
  if (shown !== value && !isHeld) {
    setShown(value);
    setTitle(null);
  }
  const key = readEventKey(shown);
  const known = page.events.find(({ id }) => id === key?.eventId);
  const dialog = {
    isOpen,
    isClosable: !isHeld,
    dress: key ? dressStyle(teamOf(page, key.teamId) ?? noTeamColours) : undefined,
    title: title ?? (known ? eventTitle(known) : ""),
    onClosed: () => {
      setTitle(null);
      close();
    },
    children: key && (
      <EventRead
        key={shown}
        machine={page.machines.sheet}
        eventKey={key}
        meanwhile={known && <EventGlance event={known} {...glanceProps(known, page)} />}
        instead={known && <Marking page={page} event={known} />}
      >
        {(details, sheet) => (
          <Opened
            page={page}
            details={details}
            sheet={sheet}
            hold={setHeld}
            onTitled={setTitle}
            done={done}
          />
        )}
      </EventRead>
    ),
  };
  return isWide ? <PanelDialog {...dialog} subject={shown} /> : <ModalDialog {...dialog} />;
}

/** Where the details cannot be read, staff can still mark who came, by the list that the device stored. */
function Marking({ page, event }: { page: EventPage; event: ScheduleEvent }) {
  const [now] = useState(page.now);
  const isStaff = teamOf(page, event.team_id)?.is_staff === true;
  if (!isStaff || judgeList(event, now) !== "open") return null;
  const href = page.to({ attendance: eventKeyText(keyOf(event)) });
  return (
    <div>
      <LinkButton href={href} onClick={inPlace(() => page.open(href))}>
        {attendanceTexts.open}
      </LinkButton>
    </div>
  );
}

type OpenedProps = Pick<DialogProps<EventPage>, "page" | "done"> & {
  details: EventDetails;
  sheet: EventSheetActor;
  hold: (isHeld: boolean) => void;
  onTitled: (title: string) => void;
};

function Opened({ details, sheet, hold, onTitled, page, done }: OpenedProps) {
  const { machines, undoNotice } = page;
  const { event } = details;
  const [opened, setOpened] = useState<keyof typeof titles | null>(null);
  const title = opened === null ? eventTitle(event) : titles[opened];
  const sendTitle = useEffectEvent(onTitled);
  useEffect(() => sendTitle(title), [title]);
  useSheetNews(sheet, page, done);
  const take = useEffectEvent((changed: EventDetails) =>
    sheet.send({ type: "event.changed", details: changed }),
  );
  useEffect(() => {
    const subscription = undoNotice.on("event.undone", ({ details: undone }) => {
      if (undone.event.id === event.id) take(undone);
    });
    return () => subscription.unsubscribe();
  }, [undoNotice, event.id]);
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
  if (opened === "link")
    return (
      <Suspense>
        <machines.ShareEvent eventKey={keyOf(event)} hold={hold} onLeft={() => setOpened(null)} />
      </Suspense>
    );
  if (opened === "calendar")
    return (
      <Suspense>
        <machines.AddToCalendar
          event={event}
          teamName={teamOf(page, event.team_id)?.name ?? null}
          onLeft={() => setOpened(null)}
        />
      </Suspense>
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
        onCalledOff={(change) => {
          setOpened(null);
          sheet.send({ type: "event.changed", details: change.after });
          page.onChangeMade(change);
        }}
      />
    );
  const key = `${event.team_id}.${event.id}`;
  const opens = (change: Readonly<Record<string, string>>) => {
    const href = page.to(change);
    return { href, onOpened: () => page.open(href) };
  };
  const help: EventHelpProps = {
    details,
    team: teamOf(page, event.team_id) ?? undefined,
    hold,
    onSaved: (saved) => {
      sheet.send(saved ? { type: "event.changed", details: saved } : { type: "refresh.wanted" });
      page.refresh();
    },
    onLost: () => sheet.send({ type: "refresh.wanted" }),
    onSaid: page.say,
  };
  return (
    <EventSheet
      sheet={sheet}
      details={details}
      {...glanceProps(event, page)}
      now={page.now}
      hold={hold}
      answerOf={page.answerOf}
      undoNotice={page.notice}
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
      help={
        <Suspense>
          {details.duties && <machines.Duties {...help} />}
          {details.rides && <machines.Rides {...help} />}
        </Suspense>
      }
      talk={
        machines.mayTalk() && (
          <TalkAbout
            machine={machines.talk}
            teamId={event.team_id}
            eventId={event.id}
            onOpened={({ team_id: teamId, id }) =>
              page.open(fillPattern(routes.huddle.pattern, { id: `${teamId}.${id}` }))
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
      onLink={maySeeLink(details) && machines.mayTalk() ? () => setOpened("link") : null}
      onCalendar={() => setOpened("calendar")}
      onShared={() => page.onShared({ what: "called_off", before: details, after: details })}
    />
  );
}

const teamOf = ({ teams }: EventPlace, teamId: string | undefined) =>
  teams?.find(({ id }) => id === teamId) ?? null;

/** The parts of an event's sheet that are the same with and without the details. */
const glanceProps = (event: ScheduleEvent, page: EventPage) => ({
  team: teamOf(page, event.team_id),
  zone: zoneBeside(event),
  ownTime: ownTimeText(event, deviceWall(event.starts_at)),
  onAddressCopied: async (address: string) =>
    page.announce(
      (await page.machines.copy(address))
        ? { tone: "success", text: eventSheetTexts.copied }
        : { tone: "error", text: eventSheetTexts.copyFailed },
    ),
});

const titles = {
  callOff: calling.title,
  samePlayer: samePlayerTexts.title,
  link: eventSheetTexts.share,
  calendar: eventSheetTexts.addToCalendar,
} as const;

/** Staff, players and guardians. */
const maySeeLink = ({ event, may_take_back }: EventDetails) =>
  may_take_back !== undefined || event.mine.some(isOwn);

function useSheetNews(sheet: EventSheetActor, page: EventPage, done: (text: string) => void) {
  const tell = useEffectEvent(page.onChangeMade);
  const closeTakenBack = useEffectEvent((isSeries: boolean) =>
    done(isSeries ? weeklyTexts.takenBack : eventSheetTexts.takenBack),
  );
  const showDone = useEffectEvent((action: ActionDone) => {
    page.say(doneText(action));
    page.refresh();
  });
  useEffect(() => {
    const subscriptions = [
      sheet.on("change.made", ({ change }) => tell(change)),
      sheet.on("event.taken-back", ({ isSeries }) => closeTakenBack(isSeries)),
      sheet.on("action.done", (event) => showDone(event.done)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [sheet]);
}

function doneText(done: ActionDone): string {
  if (done.kind === "nudged") return eventSheetTexts.nudged(done.nudged, done.leftOut);
  return done.kind === "queued" ? answerTexts.spokenQueued : eventSheetTexts.thanks;
}
