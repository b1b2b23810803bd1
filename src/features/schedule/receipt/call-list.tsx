import { useActorRef, useSelector } from "@xstate/react";
import { useId, useMemo, useState } from "react";
import type { WaitingItem } from "../../../../domain/needs-you/needs-you-list";
import { detailOf, titleOf } from "../../../../domain/needs-you/needs-you-texts";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { type FamilyLine, familyLines, mergeCallLines } from "../../../../domain/schedule/receipt/call-list";
import { callListTexts } from "../../../../domain/schedule/receipt/call-list-texts";
import {
  type NudgeMachine,
  selectIsNudging,
  selectNudged,
  selectNudgeRefusal,
} from "../../../../machines/schedule/nudge.machine";
import { Button } from "../../../ui/base/button";
import { inPlace } from "../../../ui/base/in-place";
import { keepFocus } from "../../../ui/base/keep-focus";
import { LinkButton } from "../../../ui/base/link-button";
import { RowGroup } from "../../../ui/base/list-row";
import { Stack } from "../../../ui/base/page";
import { CallFrame } from "../../../ui/schedule/call-frame";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { NeedsYouStrip } from "../../../ui/schedule/needs-you-strip";
import { ReachedInPersonRow, type ReachedInPersonRowProps } from "./reached-in-person-row";

export type CallListProps = Pick<ReachedInPersonRowProps, "machine" | "now" | "onSaved"> & {
  nudge: NudgeMachine;
  /** An item of *Needs you* of this kind. */
  item: WaitingItem;
  hrefOf: (key: EventKey) => string;
  onOpened: (href: string) => void;
};

/** The families that do not know of a near event's change, whom staff call: for each a call, and *Told them*. */
export function CallList({ item, nudge, hrefOf, onOpened, ...row }: CallListProps) {
  const id = useId();
  const { team_id: teamId = "", event_id: eventId = "", families, notice_version: version = 0 } = item;
  const lines = useMemo(() => familyLines(families ?? [], version), [families, version]);
  const kept = useLastOpen(lines);
  const key = { teamId, eventId };
  const href = hrefOf(key);
  return (
    <CallFrame aria-labelledby={id} ref={keepFocus}>
      <Stack $gap={2}>
        <NeedsYouStrip
          id={id}
          title={titleOf(item)}
          isLong
          detail={detailOf(item, zoneBeside(item)) ?? null}
          actions={
            <>
              <Nudge machine={nudge} eventKey={key} lines={lines} />
              <LinkButton
                kind="quiet"
                href={href}
                aria-label={`${callListTexts.open}, ${titleOf(item)}`}
                onClick={inPlace(() => onOpened(href))}
              >
                {callListTexts.open}
              </LinkButton>
            </>
          }
        />
        <RowGroup aria-labelledby={id}>
          {kept.map((line) => (
            <ReachedInPersonRow key={line.id} eventKey={key} family={line} isGone={line.isGone} {...row} />
          ))}
        </RowGroup>
      </Stack>
    </CallFrame>
  );
}

/** The families that were ever listed since the card is shown. */
function useLastOpen(lines: readonly FamilyLine[]) {
  const [found, setFound] = useState(lines);
  const come = lines.filter(({ id }) => found.every((line) => line.id !== id));
  if (come.length > 0) setFound([...found, ...come]);
  return useMemo(() => mergeCallLines(found, lines), [found, lines]);
}

type NudgeProps = { machine: NudgeMachine; eventKey: EventKey; lines: readonly FamilyLine[] };

/** Mails all of them at once, as on the event's sheet; offered where somebody has no number to call. */
function Nudge({ machine, eventKey, lines }: NudgeProps) {
  const [input] = useState({ key: eventKey });
  const nudge = useActorRef(machine, { input });
  const isNudging = useSelector(nudge, selectIsNudging);
  const nudged = useSelector(nudge, selectNudged);
  const refusal = useSelector(nudge, selectNudgeRefusal);
  const reached = lines.filter(({ is_here }) => is_here);
  if (nudged) return <span role="status">{eventSheetTexts.nudged(nudged.nudged, nudged.leftOut)}</span>;
  if (refusal) return <span role="alert">{refusal}</span>;
  if (!reached.some(({ phones = [] }) => phones.length === 0)) return null;
  return (
    <Button kind="secondary" isBusy={isNudging} onClick={() => nudge.send({ type: "nudge.pressed" })}>
      {callListTexts.nudge(reached.length)}
    </Button>
  );
}
