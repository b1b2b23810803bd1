import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "wouter";
import { awayTogether } from "../../../domain/absence/together";
import { dayFromIso } from "../../../domain/dates/calendar";
import type { ScheduleEvent } from "../../../domain/schedule/answer/answering";
import { dialogOn, dialogsOf } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import type { AwayStripProps } from "../../features/absence/away-strip";
import type { UsualAskedProps } from "../../features/absence/usual-asked";
import type { CallListProps } from "../../features/family/needs-you-list";
import type { NeedsYouRead } from "../../features/family/use-needs-you";
import { PushCard } from "../../features/push/push-card";
import { usePushSubscription } from "../../features/push/use-push-subscription";
import { ComposeMenu } from "../../features/schedule/week/compose-menu";
import { SchedulePage } from "../../features/schedule/week/schedule-page";
import type { SchedulePageProps, SchedulePlace } from "../../features/schedule/week/schedule-page-props";
import {
  type ScheduleActor,
  type ScheduleMachine,
  useSchedule,
} from "../../features/schedule/week/use-schedule";
import { UsualOffers, type UsualOffersProps } from "../../features/schedule/week/usual-offers";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { useAddress } from "../shell/use-address";

export type ScheduleScreenProps = Pick<
  SchedulePageProps,
  "hiddenClashes" | "lineRoom" | "receipts" | "isMinor" | "now"
> & {
  needsYou: NeedsYouRead;
  /** Loaded where a usual yes is paused. */
  UsualAsked: ComponentType<UsualAskedProps>;
  /** Loaded where families have to be called. */
  CallList: ComponentType<CallListProps>;
  pushSubscription: Parameters<typeof usePushSubscription>[0];
  machine: ScheduleMachine;
  /** The chosen view, stored on the device. */
  view: { read: () => string | null; keep: (view: string) => void };
  /** Who is away, loaded when somebody is. */
  AwayStrip: ComponentType<Omit<AwayStripProps, "machine">>;
  OfferCard: UsualOffersProps["Card"];
  /** Called when the week is shown. */
  onShown: () => void;
  /** The dialogs that the URL opens: an event, its form, calling it off. Loaded on first use. */
  dialogs: (schedule: ScheduleActor) => ReactNode;
};

/** /app/schedule */
export function ScheduleScreen({ machine, dialogs, onShown, ...ports }: ScheduleScreenProps) {
  const { schedule, isStaff, isSeasonOver, isRead } = useSchedule(machine, ports.now);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isRead) reportShown();
  }, [isRead]);
  const { path, search } = useAddress();
  const query = useRef(search);
  useLayoutEffect(() => {
    query.current = search;
  });
  const isDialogOpen = dialogOn(path, new URLSearchParams(search)) !== undefined;
  // The undo notice is shown after its dialog has closed, so the dialogs stay mounted.
  const [areDialogsWanted, setDialogsWanted] = useState(isDialogOpen);
  if (isDialogOpen && !areDialogsWanted) setDialogsWanted(true);
  return (
    <>
      <PageBelow
        {...ports}
        schedule={schedule}
        isStaff={isStaff}
        isSeasonOver={isSeasonOver}
        path={path}
        search={withParameters(search, closed)}
        query={query}
      />
      {areDialogsWanted && dialogs(schedule)}
    </>
  );
}

type PageBelowProps = Omit<ScheduleScreenProps, "machine" | "dialogs" | "onShown"> & {
  schedule: ScheduleActor;
  isStaff: boolean;
  isSeasonOver: boolean;
  path: string;
  /** The query without the dialogs' parameters. */
  search: string;
  /** The whole query, for changes that leave a wide screen's panel open. */
  query: RefObject<string>;
};

/** What stands below the dialogs. Memoized without their parameters: opening one does not render the page again. */
const PageBelow = memo(function PageBelow({
  schedule,
  isStaff,
  isSeasonOver,
  path,
  search,
  query,
  pushSubscription: pushSubscriptionMachine,
  view,
  AwayStrip,
  OfferCard,
  UsualAsked,
  CallList,
  now,
  needsYou,
  ...ports
}: PageBelowProps) {
  const { pushSubscription, recordGotIt } = usePushSubscription(pushSubscriptionMachine);
  const [, navigate] = useLocation();
  const isWide = useIsWide();
  const place = useMemo(() => readPlace(search, view.read()), [search, view]);
  const hrefWith = (change: Record<string, string | null>) => path + withParameters(search, change);
  const hrefOf = useMemo(
    () => (event: ScheduleEvent) => path + withParameters(search, { event: `${event.team_id}.${event.id}` }),
    [path, search],
  );
  const awayHref = (absenceId: string) => hrefWith({ away: absenceId });
  const newHref = (kind: string) => hrefWith(isOwnDialog(kind) ? { [kind]: "" } : { new: kind });
  return (
    <>
      <SchedulePage
        {...ports}
        needsYou={needsYou.items}
        callLists={needsYou.items
          ?.filter(({ kind }) => kind === "call_list")
          .map((item) => (
            <Suspense key={item.id}>
              <CallList item={item} onSaved={needsYou.refresh} />
            </Suspense>
          ))}
        usualAsked={
          needsYou.list &&
          needsYou.items?.some(({ kind }) => kind === "usual_ended") && (
            <Suspense>
              <UsualAsked of={needsYou.list} />
            </Suspense>
          )
        }
        onGotIt={() => {
          recordGotIt();
          needsYou.refresh();
        }}
        pushSubscription={<PushCard pushSubscription={pushSubscription} />}
        schedule={schedule}
        place={place}
        isWide={isWide}
        now={now}
        hrefOf={hrefOf}
        onOpened={navigate}
        joinHref={`${routes.next.pattern}?code`}
        newHref={newHref}
        awayHref={awayHref("")}
        monthHref={hrefWith({ month: "" })}
        linksHref={ports.isMinor ? null : hrefWith({ links: "" })}
        away={({ people, today }) => {
          const together = awayTogether(people, today);
          return (
            together.length > 0 && (
              <Suspense>
                <AwayStrip
                  away={together}
                  today={today}
                  hrefOf={awayHref}
                  onOpened={navigate}
                  onEnded={() => schedule.send({ type: "refresh.wanted" })}
                />
              </Suspense>
            )
          );
        }}
        callOff={({ team_id: teamId, id }) => {
          const href = hrefWith({ off: `${teamId}.${id}` });
          return (
            <LinkButton kind="secondary" href={href} onClick={inPlace(() => navigate(href))}>
              Call off
            </LinkButton>
          );
        }}
        compose={
          isStaff && (
            <ComposeMenu
              isWide={isWide}
              offersCopy={isSeasonOver}
              onChosen={(kind) => navigate(newHref(kind))}
            />
          )
        }
        onMoved={({ view: chosen, day, teamId, who }) => {
          if (chosen !== undefined) view.keep(chosen);
          navigate(
            path +
              withParameters(query.current, {
                ...(chosen !== undefined && { view: chosen }),
                ...(day !== undefined && { day }),
                ...(teamId !== undefined && { team: teamId }),
                ...(who !== undefined && { who }),
              }),
            { replace: true },
          );
        }}
      />
      <UsualOffers schedule={schedule} Card={OfferCard} />
    </>
  );
});

const closed = Object.fromEntries(dialogsOf("schedule").map((name) => [name, null]));

/** What is no form of a new event. */
const isOwnDialog = (kind: string) => kind === "copy" || kind === "import";

function readPlace(search: string, kept: string | null): SchedulePlace {
  const query = new URLSearchParams(search);
  const wanted = query.get("view") ?? kept;
  const day = query.get("day");
  return {
    view: wanted === "agenda" ? "agenda" : "week",
    day: day !== null && isDay(day) ? day : null,
    teamId: query.get("team"),
    who: query.get("who"),
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && dayFromIso(text) !== null;

/** The query with these parameters set, or removed if null. */
function withParameters(search: string, change: Record<string, string | null>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
