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
import { askAgainText, stillInText } from "../../../domain/absence/usual-asked";
import type { Row } from "../../../domain/base/collection";
import { ownRemovalTexts } from "../../../domain/family/own-removal-texts";
import { needsYouTexts } from "../../../domain/family/texts";
import { needsYouText } from "../../../domain/needs-you/count-texts";
import { countOf } from "../../../domain/needs-you/needs-you";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import {
  detailOf,
  isHelp,
  openText,
  seeDaysText,
  seeReportsText,
  seeTeamText,
  titleOf,
  voteText,
} from "../../../domain/needs-you/needs-you-texts";
import { seeRequestsText } from "../../../domain/needs-you/request-texts";
import { forgetDeviceText, ringHereText } from "../../../domain/push/silent-texts";
import { isOfSchedule } from "../../../domain/schedule/needs-you-events";
import { askedTexts } from "../../../domain/schedule/week/asked-players";
import { fillPattern, routes } from "../../../domain/shell/routes";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { BellIcon, CrewIcon, InvitationIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import type { HelpItemProps } from "../../ui/duty/help-item-props";
import { deviceWall, zoneBeside } from "../../ui/schedule/device-clock";
import { Crest, initialOf } from "../../ui/team/crest";
import type { ReportFormProps } from "./report-form";
import { useLingering } from "./use-lingering";
import { type NeedsYouList as List, useListKept } from "./use-needs-you";

export type NeedsYouListProps = {
  of: List;
  /** Changes when new pings arrive; the list is then read again. */
  news: string;
  /** Subscribes to the person's returns to the page. */
  onReturn: (listener: () => void) => () => void;
  onGo: (path: string) => void;
  onInvitation: (invitationId: string) => void;
  /** Loaded at the press that opens it. */
  reportForm: ComponentType<ReportFormProps>;
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

type Decision = NonNullable<NeedsYouLine["decision"]>;
type LineProps = Row<NeedsYouLine> &
  Pick<NeedsYouListProps, "onGo" | "onInvitation" | "reportForm"> & {
    onDecided: (decision: Decision, note?: string) => void;
  };

function Line({ item, change, refusal, reportForm: ReportForm, ...ways }: LineProps) {
  const [isReporting, setReporting] = useState(false);
  const decided = change?.to?.decision ?? null;
  const until = item.closes_at ?? item.ends_at;
  return (
    <ListRow
      start={signOf(item)}
      title={titleOf(item)}
      detail={detailOf(item, zoneBeside(item), until && deviceWall(until))}
      isBusy={change !== null}
      fault={refusal}
      end={
        <Ways
          item={item}
          decided={decided}
          {...ways}
          isReporting={isReporting}
          onReportPressed={() => setReporting(!isReporting)}
        />
      }
      below={
        isReporting && (
          <Suspense>
            <ReportForm
              of={`, ${titleOf(item)}`}
              isBusy={decided === "reported"}
              onSent={(note) => ways.onDecided("reported", note)}
            />
          </Suspense>
        )
      }
    />
  );
}

type WaysProps = Pick<LineProps, "item" | "onGo" | "onInvitation" | "onDecided"> & {
  /** The decision that is being sent. */
  decided: Decision | null;
  isReporting: boolean;
  onReportPressed: () => void;
};

function Ways({ item, decided, isReporting, onReportPressed, ...ways }: WaysProps) {
  const { onGo, onInvitation, onDecided } = ways;
  const { kind, team_id, invitation_id, request_id, child_id, absence_id, card_id } = item;
  const of = `, ${titleOf(item)}`;
  const isOwnTakeOver = kind === "take_over" && item.person_name === undefined;
  if ((kind === "join_request" || kind === "report" || kind === "resting" || isOwnTakeOver) && team_id) {
    const page = fillPattern(routes.team.pattern, { id: team_id });
    const [href, text] =
      kind === "join_request"
        ? [`${page}?requests`, seeRequestsText(item.count ?? 1)]
        : kind === "report"
          ? [`${page}?reports`, seeReportsText(item.count ?? 1)]
          : [page, seeTeamText];
    return (
      <LinkButton kind="secondary" href={href} aria-label={text + of} onClick={inPlace(() => onGo(href))}>
        {text}
      </LinkButton>
    );
  }
  if (isOfSchedule(item) && team_id) {
    const { pattern } = routes.schedule;
    const href = item.event_id ? `${pattern}?event=${team_id}.${item.event_id}` : pattern;
    return (
      <LinkButton kind="secondary" href={href} aria-label={openText + of} onClick={inPlace(() => onGo(href))}>
        {openText}
      </LinkButton>
    );
  }
  if (kind === "poll" && team_id && card_id) {
    const href = `${routes.home.pattern}?card=${team_id}.${card_id}`;
    return (
      <LinkButton href={href} aria-label={voteText + of} onClick={inPlace(() => onGo(href))}>
        {voteText}
      </LinkButton>
    );
  }
  if (kind === "invitation" && invitation_id)
    return (
      <Button kind="secondary" aria-label={openText + of} onClick={() => onInvitation(invitation_id)}>
        {openText}
      </Button>
    );
  const button = (decision: Decision, text: string, isMain: boolean) => (
    <Button
      kind={isMain ? "primary" : "quiet"}
      aria-label={text + of}
      isBusy={decided === decision}
      aria-disabled={decided !== null}
      onClick={() => onDecided(decision)}
    >
      {text}
    </Button>
  );
  if (kind === "circle_request" && child_id && request_id)
    return (
      <>
        {button("declined", "No", false)}
        {button("approved", "That's them", true)}
      </>
    );
  if (kind === "guardian_removal" && child_id) return button("objected", ownRemovalTexts.object, true);
  if (kind === "look_alike")
    return (
      <>
        <Button
          kind="quiet"
          aria-label={needsYouTexts.report + of}
          aria-expanded={isReporting}
          aria-disabled={decided !== null}
          onClick={onReportPressed}
        >
          {needsYouTexts.report}
        </Button>
        {button("dismissed", "Okay", !isReporting)}
      </>
    );
  if (kind === "away" && absence_id) {
    const href = `${routes.schedule.pattern}?away=${absence_id}`;
    return (
      <>
        <LinkButton
          kind="quiet"
          href={href}
          aria-label={seeDaysText + of}
          onClick={inPlace(() => onGo(href))}
        >
          {seeDaysText}
        </LinkButton>
        {button("dismissed", "Okay", true)}
      </>
    );
  }
  if (kind === "usual_ended")
    return (
      <>
        {button("ended", askAgainText, false)}
        {button("confirmed", stillInText, true)}
      </>
    );
  if (kind === "silent_device") {
    const href = `${routes.dings.pattern}?rings`;
    return (
      <>
        {button("dismissed", forgetDeviceText, false)}
        <LinkButton
          kind="secondary"
          href={href}
          aria-label={ringHereText + of}
          onClick={inPlace(() => onGo(href))}
        >
          {ringHereText}
        </LinkButton>
      </>
    );
  }
  if (kind === "take_over") return button("dismissed", "Okay", true);
  return kind === "asked" && team_id && request_id ? button("withdrawn", "Cancel request", false) : null;
}

function signOf({ kind, team_name: name, colour_one, colour_two }: NeedsYouLine) {
  if (colour_one && colour_two)
    return <Crest team={{ colour_one, colour_two }} initial={name && initialOf({ name })} />;
  if (kind === "invitation") return <InvitationIcon />;
  return kind === "circle_request" || kind === "guardian_removal" ? <CrewIcon /> : <BellIcon />;
}
