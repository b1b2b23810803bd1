import type { components } from "../../openapi";
import { dayText } from "../dates/wall-time";

/** Somebody who may drive a child, by their account. */
export type DriverLine = components["schemas"]["Driver"] & { id: string };

export const driverTexts = {
  title: (child: string) => `Who may drive ${child}`,
  why: (child: string) => `These grown-ups may drive ${child} also when nobody else is in the car.`,
  opening: "Looking who may drive",
  takeBack: "Take back",
  until: ({ until, given_by_name: by }: DriverLine) =>
    [`Until ${dayText(until)}`, by && `allowed by ${by}`].filter(Boolean).join(" · "),
} as const;
