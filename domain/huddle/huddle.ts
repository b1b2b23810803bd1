import type { components } from "../../openapi";

export type Huddle = components["schemas"]["Huddle"];
/** In the list, without the number of its readers. */
export type ListedHuddle = components["schemas"]["ListedHuddle"];
export type Message = components["schemas"]["Message"];
export type LastMessage = components["schemas"]["LastMessage"];
export type HuddlePerson = components["schemas"]["HuddlePerson"];

/** A team's grown-ups, its staff, the grown-ups around one event, a group of people who were brought together, or a post of the feed with its comments. */
export type HuddleKind = "team" | "staff" | "event" | "group" | "card";
