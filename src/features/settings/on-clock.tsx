import { useSelector } from "@xstate/react";
import { Fragment, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { Clock } from "../../../domain/dates/clock";
import type { clockMachine } from "../../../machines/settings/clock.machine";
import { selectValue } from "../../../machines/settings/device-choice.setup";

export type OnClockProps = { clock: ActorRefFrom<typeof clockMachine>; children: ReactNode };

/** Draws its children anew when times are written on another clock. */
export const OnClock = ({ clock, children }: OnClockProps) => (
  <Fragment key={useSelector(clock, selectValue<Clock>)}>{children}</Fragment>
);
