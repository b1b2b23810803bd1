import type { ComponentType } from "react";
import { UsualAsked, type UsualAskedProps } from "../features/absence/usual-asked";

/** Whether a paused usual yes still holds, above the schedule. */
export const wireUsualAsked = (): ComponentType<UsualAskedProps> => UsualAsked;
