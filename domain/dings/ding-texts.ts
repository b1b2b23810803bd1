import type { components } from "../../openapi";
import { dayText, timeText } from "../dates/wall-time";
import { familyAddress } from "../family/family-address";
import { noticeKinds } from "../schedule/notice/notice-rules";
import { fillPattern, routes } from "../shell/routes";
import { type DingKind, dutyDingKinds, removalDingKinds, rideDingKinds } from "./ding-kinds";

export type Ding = components["schemas"]["Ding"];
type About = Ding["about"];

/** Which sign stands before the words. */
export type DingSign = "event" | "people" | "talk" | "bell";

/** A kind of a newer server is shown as news without more. */
export function wordsOf({ kind, about, times }: Ding): string {
  const say = Object.hasOwn(words, kind) ? words[kind as DingKind] : null;
  return say?.(about, times) ?? "Something is new.";
}

const who = ({ who: name }: About) => name ?? "Somebody";
const kid = ({ child_name: name }: About) => name ?? "your player";
const team = ({ team_name: name }: About) => name ?? "your team";
const post = ({ huddle_name: name }: About) => name ?? "a post";
const talk = ({ huddle_name: name }: About) => (name === undefined ? "a huddle" : name);

/** "Game vs Rockets is off.", "6 events at Comets are off." */
function scheduled(about: About, times: number, one: string, many: string): string {
  const { event, event_id } = about;
  if (event_id === undefined) return `${times} events at ${team(about)} ${many}`;
  if (event === undefined) return `Something at ${team(about)} ${one}`;
  return `${event.opponent === null ? event.title : `${event.title} vs ${event.opponent}`} ${one}`;
}

/** "Game vs Rockets: your turn.", "3 turns are yours this season at Comets." */
function turn(about: About, times: number, one: string, many: string): string {
  const { event } = about;
  if (about.event_id === undefined) return `${times} ${many} at ${team(about)}.`;
  if (event === undefined) return `Something at ${team(about)}: ${one}.`;
  return `${event.opponent === null ? event.title : `${event.title} vs ${event.opponent}`}: ${one}.`;
}

/** "Game vs Rockets: a driver has a seat for you.", "3 rides at Comets have a seat for you." */
function ride(about: About, times: number, one: string, many: string): string {
  const { event, event_id } = about;
  if (event_id === undefined) return `${times} rides at ${team(about)} ${many}`;
  if (event === undefined) return `Something at ${team(about)}: ${one}`;
  return `${event.opponent === null ? event.title : `${event.title} vs ${event.opponent}`}: ${one}`;
}

/** "Tue, Nov 24, 17:30 · Comets"; null where the words say all. `zone` stands beside the time of an event in another one than the device. */
export function detailOf({ about: { event, team_name: name } }: Ding, zone: string | null): string | null {
  if (event === undefined) return null;
  const time = [timeText(event.starts_local), zone].filter(Boolean).join(" ");
  const clock = event.timing === "timed" ? `, ${time}` : "";
  const day = dayText(event.starts_local.slice(0, 10)).replace(/ (?=\d)/, "\u00a0");
  return `${day}${clock}${name === undefined ? "" : ` · ${name}`}`;
}

const counted = (times: number, one: string, more: (others: number) => string) =>
  times === 1 ? one : more(times - 1);

const words: Readonly<Record<DingKind, (about: About, times: number) => string>> = {
  added: (about, times) => scheduled(about, times, "is new on the schedule.", "are new on the schedule."),
  moved: (about, times) => scheduled(about, times, "has moved.", "have moved."),
  changed: (about, times) => scheduled(about, times, "has changed.", "have changed."),
  called_off: (about, times) => scheduled(about, times, "is off.", "are off."),
  back_on: (about, times) => scheduled(about, times, "is back on.", "are back on."),
  unseen: (about, times) =>
    scheduled(about, times, "has changed. Have you seen it?", "have changed. Have you seen it?"),
  nudged: (about, times) =>
    scheduled(about, times, "has changed. Have you seen it?", "have changed. Have you seen it?"),
  answer_wanted: (about, times) =>
    scheduled(about, times, "still wants your answer.", "still want your answers."),
  turn_yours: (about, times) => turn(about, times, "your turn", "turns are yours this season"),
  swap_offered: (about, times) => turn(about, times, "a turn to take", "turns wait for a taker"),
  ride_asked: (about, times) => ride(about, times, "a driver has a seat for you.", "have a seat for you."),
  ride_settled: (about, times) => ride(about, times, "your ride has news.", "have news."),
  ride_open_again: (about, times) =>
    ride(about, times, "is your ride still fine?", "want a look: still fine?"),
  circle_asked: (about) => `Somebody asks to look after or follow ${kid(about)}.`,
  circle_newcomer: (about, times) =>
    counted(
      times,
      `${who(about)} is there for ${kid(about)} now.`,
      (others) => `${who(about)} and ${others} more are there for ${kid(about)} now.`,
    ),
  circle_let_in: (about) => `You're there for ${kid(about)} now.`,
  removal_asked: (about) => `${who(about)} asked to end your access to ${kid(about)}.`,
  removal_asked_other: (about) => `${who(about)} asked to end another guardian's access to ${kid(about)}.`,
  removal_objected: (about) => `${who(about)} objected: ${kid(about)} keeps all guardians.`,
  removal_kept: (about) => `${who(about)} objected for you: you look after ${kid(about)} as before.`,
  removal_cancelled: (about) => `${who(about)} cancelled: you look after ${kid(about)} as before.`,
  removal_done: (about) => `One guardian fewer looks after ${kid(about)} now.`,
  removed: () => "Your access to a player has ended. The mail says why.",
  team_asked: (about, times) =>
    times === 1 ? `Somebody wants to join ${team(about)}.` : `${times} want to join ${team(about)}.`,
  team_newcomer: (about, times) => {
    const name = about.child_name ?? who(about);
    return counted(
      times,
      `${name} is in at ${team(about)}.`,
      (others) => `${name} and ${others} more are in at ${team(about)}.`,
    );
  },
  team_let_in: (about) =>
    `${about.child_name === undefined ? "You're" : `${about.child_name} is`} in at ${team(about)}.`,
  team_declined: (about) => `No spot at ${team(about)} this time.`,
  role_changed: (about) => `Your role at ${team(about)} has changed.`,
  look_alike: (about) => `Another player at ${team(about)} has the name of ${kid(about)}.`,
  look_alike_reported: (about) => `A family at ${team(about)} reported a player with the same name.`,
  take_over: (about) => `A coach asks to run ${team(about)}.`,
  report: (about) => `Somebody at ${team(about)} reported a message.`,
  named: (about) => `${who(about)} named you in ${talk(about)}.`,
  answered: (about, times) =>
    times === 1
      ? `${who(about)} answered you in ${talk(about)}.`
      : `${times} answers to you in ${talk(about)}.`,
  seated: (about) => `${who(about)} brought you into a huddle.`,
  commented: (about, times) =>
    times === 1 ? `${who(about)} commented on ${post(about)}.` : `${times} new comments on ${post(about)}.`,
  card_nudged: (about) => `Your coaches would like you to see ${post(about)}.`,
  taken_down: (about) => `Staff took down what you wrote in ${talk(about)}.`,
  report_done: () => "We looked at what you reported. Thanks for telling us.",
};

const signs: Readonly<Partial<Record<DingKind, DingSign>>> = {
  named: "talk",
  answered: "talk",
  seated: "talk",
  commented: "talk",
  card_nudged: "talk",
  taken_down: "talk",
  report: "talk",
  report_done: "bell",
};

export function signOf({ kind }: Ding): DingSign {
  if (isScheduled(kind)) return "event";
  if (!Object.hasOwn(words, kind)) return "bell";
  return signs[kind as DingKind] ?? "people";
}

/** Where a press leads: to what it is about, if that is still there, else nowhere. */
export function placeOf({ kind, team_id, about }: Ding): string | null {
  if (isScheduled(kind) && about.event_id === undefined) return routes.schedule.pattern;
  if (about.event_id !== undefined)
    return about.event ? `${routes.schedule.pattern}?event=${team_id}.${about.event_id}` : null;
  if (about.huddle_id !== undefined)
    return about.huddle_name === undefined ? null : placeOfHuddle(`${team_id}.${about.huddle_id}`, about);
  if (isOfTeam(kind) && team_id !== null) {
    const page = fillPattern(routes.team.pattern, { id: team_id });
    if (kind === "report") return `${page}?reports`;
    return kind === "team_asked" ? `${page}?requests` : page;
  }
  if (removalDingKinds.some((each) => each === kind))
    return about.child_name === undefined ? null : familyAddress(null);
  return kind.startsWith("circle_") && kind !== "circle_asked" ? `${routes.next.pattern}?kids` : null;
}

const placeOfHuddle = (place: string, { is_post: isPost }: About) =>
  isPost ? `${routes.home.pattern}?card=${place}` : `${routes.chat.pattern}/${place}`;

const isOfTeam = (kind: string) =>
  [
    "team_asked",
    "team_newcomer",
    "team_let_in",
    "role_changed",
    "take_over",
    "look_alike_reported",
    "report",
  ].includes(kind);

const isScheduled = (kind: string) =>
  [...noticeKinds, ...dutyDingKinds, ...rideDingKinds].some((each) => each === kind);
