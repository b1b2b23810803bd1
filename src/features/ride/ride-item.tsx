import { helpDetail, helpTitle } from "../../../domain/needs-you/help-item-texts";
import { rideTexts } from "../../../domain/ride/ride-texts";
import { choicesOf, renewChoice, type SeatChoice } from "../../../domain/ride/seat-choices";
import { seatKey } from "../../../domain/ride/seat-moves";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { routes } from "../../../domain/shell/routes";
import type { SeatMachine } from "../../../machines/ride/seat.machine";
import { usePress } from "../../controls/base/use-press";
import { Button } from "../../ui/base/button";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow } from "../../ui/base/list-row";
import { Muted } from "../../ui/base/page";
import type { HelpItemProps } from "../../ui/duty/help-item-props";
import { zoneBeside } from "../../ui/schedule/device-clock";

export type RideItemProps = HelpItemProps & { machine: SeatMachine };

/** A ride that the family, or the driver, has to settle. */
export function RideItem({ item, start, machine, onGo, onSaved }: RideItemProps) {
  const { team_id: teamId = "", event_id: eventId = "", membership_id: membershipId } = item;
  const {
    ways = [],
    ride_state: state = "wanted",
    driver_id: driverId,
    event_version: eventVersion = 1,
  } = item;
  const about = { eventId, ...(membershipId && { membershipId }), ...(driverId && { driverId }) };
  const { phase, said, refusal, press } = usePress(machine, seatKey(about), { onSaved, onLost: onSaved });
  const isBusy = phase === "sending";
  const choices = state === "driver_open_again" ? [renewChoice] : choicesOf({ state });
  const until = (item.starts_local ?? "").slice(0, 10);
  const send = ({ move, staysWanted, isAlone }: SeatChoice) =>
    press({
      teamId,
      eventId,
      eventVersion,
      move,
      ways,
      ...(membershipId && { membershipId }),
      ...((move !== "leave" || staysWanted) && driverId && { driverId }),
      ...(isAlone && item.child_id && { alone: { childId: item.child_id, until } }),
    });
  const href = `${routes.schedule.pattern}?event=${teamId}.${eventId}`;
  const toEvent = linkTexts[state];
  return (
    <ListRow
      start={start}
      title={helpTitle(item)}
      detail={helpDetail(item, zoneBeside(item))}
      isBusy={isBusy}
      fault={phase === "lost" || phase === "refused" ? refusal : null}
      end={
        phase === "queued" ? (
          <Muted role="status">{answerTexts.queued}</Muted>
        ) : (
          <>
            {toEvent && (
              <LinkButton
                kind="quiet"
                href={href}
                aria-label={`${toEvent}, ${helpTitle(item)}`}
                onClick={inPlace(() => onGo(href))}
              >
                {toEvent}
              </LinkButton>
            )}
            {choices
              // To give up a seat there is the event's sheet: here it would be one press too near.
              .filter(({ text }) => text !== rideTexts.giveUp)
              .map((choice) => (
                <Button
                  key={choice.text}
                  kind={choice.kind ? "primary" : "quiet"}
                  aria-label={`${choice.text}, ${helpTitle(item)}`}
                  isBusy={isBusy && said?.move === choice.move}
                  aria-disabled={isBusy}
                  onClick={() => send(choice)}
                >
                  {choice.text}
                </Button>
              ))}
          </>
        )
      }
    />
  );
}

/** What is settled in the event's sheet. */
const linkTexts: Partial<Record<string, string>> = {
  wanted: rideTexts.findRide,
  needs_company: rideTexts.findCompany,
  driver_open_again: rideTexts.change,
};
