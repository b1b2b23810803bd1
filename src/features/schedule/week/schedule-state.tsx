import { useSelector } from "@xstate/react";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import {
  type SchedulePhase,
  selectFault,
  selectFreshness,
  selectReadAt,
} from "../../../../machines/schedule/schedule.machine";
import { Button } from "../../../ui/base/button";
import { OfflineIcon } from "../../../ui/base/icons";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { Poster } from "../../../ui/brand/poster";
import { WeeksDrawing } from "../../../ui/brand/poster-drawings";
import { SlimStrip, Strip } from "../../../ui/schedule/agenda-list";
import { asOfWhen } from "../../../ui/schedule/device-clock";
import type { SchedulePageProps } from "./schedule-page-props";

type NotThereProps = Pick<SchedulePageProps, "schedule"> & { phase: SchedulePhase };

/** Shown instead of the schedule during the first read and after a failed one. */
export function NotThere({ schedule, phase }: NotThereProps) {
  const fault = useSelector(schedule, selectFault);
  if (phase === "opening") return <Skeleton rows={5} label={agendaTexts.opening} />;
  if (phase === "offline")
    return (
      <Poster tone="chalk" title={agendaTexts.rainDelay} drawing={<WeeksDrawing />}>
        <p>{agendaTexts.rainDelayWhy}</p>
        <Retry schedule={schedule} />
      </Poster>
    );
  return (
    <Stack $gap={3}>
      <Muted role="alert">{fault}</Muted>
      <Retry schedule={schedule} />
    </Stack>
  );
}

/** The time of the last read, and why the refresh failed. */
export function State({ schedule, now }: Pick<SchedulePageProps, "schedule" | "now">) {
  const freshness = useSelector(schedule, selectFreshness);
  const readAt = useSelector(schedule, selectReadAt);
  const fault = useSelector(schedule, selectFault);
  if (freshness === "fresh" || readAt === null) return null;
  const text = agendaTexts.asOf(asOfWhen(readAt, now()));
  if (freshness === "last-visit") return <SlimStrip role="status">{text}</SlimStrip>;
  return (
    <Strip role="status">
      {freshness === "offline" && <OfflineIcon size={18} />}
      {text}
      {freshness === "old" && fault && <span role="alert">{fault}</span>}
      {freshness === "old" && (
        <Button kind="secondary" onClick={() => schedule.send({ type: "retry.pressed" })}>
          {agendaTexts.tryAgain}
        </Button>
      )}
    </Strip>
  );
}

const Retry = ({ schedule }: Pick<SchedulePageProps, "schedule">) => (
  <p>
    <Button kind="secondary" onClick={() => schedule.send({ type: "retry.pressed" })}>
      {agendaTexts.tryAgain}
    </Button>
  </p>
);
