import { type ComponentType, Suspense, useState } from "react";
import { askAgainText, stillInText } from "../../../domain/absence/usual-asked";
import type { Row } from "../../../domain/base/collection";
import { ownRemovalTexts } from "../../../domain/family/own-removal-texts";
import { needsYouTexts } from "../../../domain/family/texts";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import {
  detailOf,
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
import { fillPattern, routes } from "../../../domain/shell/routes";
import { Button } from "../../ui/base/button";
import { BellIcon, CrewIcon, InvitationIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow } from "../../ui/base/list-row";
import { deviceWall, zoneBeside } from "../../ui/schedule/device-clock";
import { Crest, initialOf } from "../../ui/team/crest";
import type { ReportFormProps } from "./report-form";

type Decision = NonNullable<NeedsYouLine["decision"]>;
export type LineWays = {
  onGo: (path: string) => void;
  onInvitation: (invitationId: string) => void;
  /** Loaded at the press that opens it. */
  reportForm: ComponentType<ReportFormProps>;
};
type LineProps = Row<NeedsYouLine> & LineWays & { onDecided: (decision: Decision, note?: string) => void };

/** One item with its buttons. */
export function Line({ item, change, refusal, reportForm: ReportForm, ...ways }: LineProps) {
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

export function signOf({ kind, team_name: name, colour_one, colour_two }: NeedsYouLine) {
  if (colour_one && colour_two)
    return <Crest team={{ colour_one, colour_two }} initial={name && initialOf({ name })} />;
  if (kind === "invitation") return <InvitationIcon />;
  return kind === "circle_request" || kind === "guardian_removal" ? <CrewIcon /> : <BellIcon />;
}
