import { createElement } from "react";
import { createActor } from "xstate";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { components } from "../../../openapi";
import { wireAttendance } from "../../../src/app/attendance.part";
import { openEvents } from "../../../src/app/event.part";
import { wireEventForm } from "../../../src/app/event-form.part";
import { wireScheduleImport } from "../../../src/app/schedule-import.part";
import { wireSeasonCopy } from "../../../src/app/season-copy.part";
import { wireSeriesRule } from "../../../src/app/series-rule.part";
import { wireAddToCalendar, wireShareEvent } from "../../../src/app/share-event.part";
import { wireWeekly } from "../../../src/app/weekly.part";
import { wireWhoKnows } from "../../../src/app/who-knows.part";
import { EventDialogs } from "../../../src/screens/schedule/event-dialogs";
import { type Answer, json, openClient, problem } from "../server/api";
import { act, render } from "./dom";

export type Replies = Record<string, unknown>;

export const rockets: components["schemas"]["ScheduleTeam"] = {
  id: "rockets",
  name: "Rockets",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  is_staff: true,
};

type Options = {
  query: string;
  replies?: Replies;
  teams?: (typeof rockets)[];
  events?: ScheduleEvent[];
  today?: string;
  /** Adults alone share links and read chat. */
  isAdult?: boolean;
};

/** The page's present. The events of these tests are in the days after it. */
export const pageNow = Date.parse("2026-11-22T14:00:00Z");

/** The dialogs over the schedule at a URL, with replies by method and path. */
export function openEventDialogs({
  query,
  replies = {},
  teams = [rockets],
  events = [],
  today = "2026-11-22",
  isAdult = false,
}: Options) {
  history.replaceState(null, "", `/app/schedule${query}`);
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const headers: Record<string, string>[] = [];
  const answer: Answer = async (request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(name);
    if (request.method !== "GET") {
      headers.push(Object.fromEntries(request.headers));
      const sent = await request.clone().text();
      bodies.push(sent === "" ? null : JSON.parse(sent));
    }
    const reply = replies[name];
    const given = typeof reply === "function" ? await reply(request) : reply;
    if (given === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof given === "string" ? problem(given) : json(given);
  };
  const { client } = openClient(answer);
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  const said: string[] = [];
  const shared: { title: string; text: string; path: string }[] = [];
  const copied: string[] = [];
  let changes = 0;
  const announce = ({ tone, text }: { tone: string; text: string }) => void said.push(`${tone} ${text}`);
  const opened = openEvents({ client, session, announce }, window);
  const eventForm = { Dialog: wireEventForm({ client }) };
  const opens: string[] = [];
  const page = {
    navigator: { clipboard: { writeText: async (text: string) => void copied.push(text) } },
    location: { assign: (address: string) => void opens.push(address) },
  } as unknown as Window;
  const machines = {
    ...opened,
    // Loaded eagerly.
    WhoKnows: wireWhoKnows({ client }),
    ShareEvent: wireShareEvent({ client, announce }, page),
    AddToCalendar: wireAddToCalendar({ client, announce }, page),
    mayTalk: () => isAdult,
    dialogs: {
      ...opened.dialogs,
      new: eventForm,
      change: eventForm,
      "new=weekly": { Dialog: wireWeekly({ client }) },
      import: { Dialog: wireScheduleImport({ client }) },
      copy: { Dialog: wireSeasonCopy({ client }) },
      rule: { Dialog: wireSeriesRule({ client }) },
      attendance: { Dialog: wireAttendance({ client, session, announce }, window) },
    },
    share: (what: (typeof shared)[number]) => void shared.push(what),
    copy: async (text: string) => copied.push(text) > 0,
  };
  const { unmount } = render(
    createElement(EventDialogs, {
      machines,
      teams,
      events,
      today,
      now: () => pageNow,
      announce,
      onChanged: () => {
        changes += 1;
      },
      answerOf: (_, { first_name }) => `A row for ${first_name}.`,
    }),
  );
  return {
    replies,
    asked,
    bodies,
    headers,
    said,
    shared,
    copied,
    opens,
    changes: () => changes,
    query: () => location.search,
    /** Follows a link of the page below. */
    go: (to: string) => act(() => history.pushState(null, "", `/app/schedule${to}`)),
    leave: unmount,
  };
}
