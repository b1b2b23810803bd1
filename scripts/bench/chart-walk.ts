import { type AnyActor, type AnyStateMachine, createActor, SimulatedClock } from "xstate";
import { dayFrom, monthFrom } from "../../domain/dates/calendar";
import { newPasswordRule } from "../../domain/password/password-rules";
import { user } from "../../test/support/people/user";
import { accessToken } from "../../test/support/server/access-token";

type Event = { type: string };
/** Null restarts the chart, which has reached its end. */
export type Walk = readonly (Event | null)[];

/** A deterministic walk through a chart: in each state one of the events it accepts. */
export function walkThrough(machine: AnyStateMachine, length: number): { walk: Walk; states: number } {
  const random = openRandom();
  const walk: (Event | null)[] = [];
  const seen = new Set<string>();
  const tried = new Map<string, number>();
  let actor = open(machine);
  for (let tries = 0; walk.length < length && tries < length * 20; tries++) {
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== "active") {
      walk.push(null);
      actor = open(machine);
      continue;
    }
    for (const node of snapshot._nodes) seen.add(node.id);
    const place = JSON.stringify(snapshot.value);
    const event = leastTried(samples(snapshot), place, tried, random);
    actor.send(event);
    if (actor.getSnapshot().status === "error") actor = replay(machine, walk).actor;
    else walk.push(event);
  }
  actor.stop();
  return { walk, states: seen.size };
}

/** Sends the whole walk to a running actor. */
export function replay(machine: AnyStateMachine, walk: Walk) {
  let actor = open(machine);
  let events = 0;
  for (const event of walk) {
    if (event) {
      actor.send(event);
      events++;
    } else {
      actor.stop();
      actor = open(machine);
    }
  }
  return { actor, events };
}

function open(machine: AnyStateMachine): AnyActor {
  // A signed-in user would skip the sign-in.
  const own = machine.id === "signIn" ? { ...input, me: null } : input;
  const actor = createActor(machine, { clock: new SimulatedClock(), input: own });
  actor.subscribe({ error() {} });
  return actor.start();
}

/** Every event accepted here, with each kind of effect outcome. */
const samples = (snapshot: { _nodes: { transitions: Map<string, unknown> }[] }): Event[] =>
  [...new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))]
    .filter((type) => !/^xstate\.error/.test(type))
    .flatMap((type) => {
      const kinds = type.startsWith("xstate.done") ? outcomeKinds : [""];
      return kinds.map((kind) => ({ ...payload, output: { ...outcome, kind }, type }));
    });

function leastTried(
  events: readonly Event[],
  place: string,
  tried: Map<string, number>,
  random: () => number,
): Event {
  const nameOf = (event: Event & { output?: { kind?: string } }) =>
    `${place} ${event.type} ${event.output?.kind}`;
  const times = (event: Event) => tried.get(nameOf(event)) ?? 0;
  const least = Math.min(...events.map(times));
  const rare = events.filter((event) => times(event) === least);
  const event = rare[Math.floor(random() * rare.length)];
  if (!event) throw new Error("The chart hears nothing where it stands.");
  tried.set(nameOf(event), least + 1);
  return event;
}

/** The Park-Miller generator, so that every run takes the same path. */
function openRandom(seed = 20_261_121) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const today = dayFrom(2026, 11, 21);
const emailAddress = "robin@example.com";
const pings = { last_new_ping_at: null, new_feed_cards: 1, new_messages: 2, new_notifications: 3 };
const token = accessToken(1_795_000_600, "walk");

/** Valid input for every chart. */
const input = {
  me: user(),
  emailAddress,
  mustChangePassword: false,
  deviceTimeZone: "Europe/Oslo",
  token: "t",
  failureText: "Oh no.",
  seconds: 3,
  mode: "range",
  picked: { start: null, end: null },
  start: today,
  rule: newPasswordRule,
  isRequired: true,
  appearance: "system",
  consent: "unasked",
  isMeasured: true,
  isOptedOut: false,
  hasHint: false,
  now: () => 1_795_000_000_000,
  toast: { id: "a", type: "blank", content: "Game on!", announcement: "Game on!", duration: 4_000 },
};

/** Valid properties for every event. */
const payload = {
  isClosable: true,
  text: "robin_23",
  value: "coach",
  emailAddress,
  email: emailAddress,
  password: "Alley-oop-2026!",
  rule: newPasswordRule,
  isOn: true,
  isFit: true,
  isReady: true,
  field: "password",
  passwords: { current: "Alley-oop-2025!", next: "Alley-oop-2026!" },
  profile: { firstName: "Robin", lastName: "Reyes", dripName: "robin_23" },
  names: { firstName: "Robin", lastName: "Reyes" },
  form: { firstName: "Robin", lastName: "Reyes", dateOfBirth: "1988-04-15", password: "Alley-oop-2026!" },
  me: user(),
  mustChangePassword: false,
  logIn: {
    access_token: token,
    oauth_state: "state",
    pkce_code_challenge: "challenge",
    pkce_code_verifier: "verifier",
    refresh_token: "cookie",
  },
  generation: 2,
  accessToken: token,
  at: 0,
  scope: "here",
  options: ["Europe/Oslo"],
  pings,
  kind: "feed_card",
  appearance: "dark",
  consent: "given",
  category: "baseball",
  products: [{ id: "ball", name: "Ball" }],
  toast: { content: "Game on!" },
  toasts: [{ content: "Game on!" }],
  id: "raised-1",
  change: { content: "Back in play" },
  by: "pointer",
  day: today,
  months: 1,
  month: monthFrom(2026, 12),
  year: 2026,
  span: 2,
  move: "next",
};

/** Valid for every effect's outcome. */
const outcome = {
  me: user(),
  mustChangePassword: false,
  seconds: 2,
  text: "Try again.",
  message: "Missed you!",
  isBlocking: false,
  step: "password",
  emailAddress,
  suggestions: ["robin_24"],
  tag: "tag",
  pings,
  accessToken: token,
  isBanned: false,
  formattedProvider: "Google",
  temporaryPassword: "Alley-oop-2027!",
  start: today,
  end: null,
};

const outcomeKinds = [
  ...[
    "saved",
    "refused",
    "limited",
    "failed",
    "free",
    "taken",
    "profane",
    "opened",
    "sent",
    "judged",
    "read",
  ],
  ...[
    "refreshed",
    "counted",
    "same",
    "signed-up",
    "own",
    "foreign",
    "changed",
    "left",
    "claimed",
    "identified",
  ],
];
