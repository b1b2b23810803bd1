import type { LogEntry } from "./log";
import { machineFolders } from "./machine-folders";
import { redacted } from "./redaction";
import { wordsOf } from "./travel";

type Step = Extract<LogEntry, { kind: "snapshot" }>;

/** An actor's events up to `moment` as a test of its machine, in the style of test/machines; null before its start. */
export function writeTest(
  log: readonly LogEntry[],
  sessionId: string,
  machineId: string,
  moment: number | null,
): string | null {
  const steps = stepsOf(moment === null ? log : log.slice(0, moment + 1), sessionId);
  const [first, ...rest] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const machine = `${machineId}Machine`;
  const input = first.event.input === undefined ? "" : `, input: ${print(first.event.input)}`;
  return `import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { ${machine} } from "../../../machines/${machineFolders[machineId] ?? "base"}/${fileName(machineId)}.machine";

const test = suite(${machine}.id);

test(${JSON.stringify(titleOf(first, last))}, () => {
  const actor = createActor(${machine}, { clock: new SimulatedClock()${input} }).start();
  const place = () => actor.getSnapshot().value;
  ${[expect(first), ...rest.flatMap((step) => [send(step), expect(step)])].join("\n  ")}
});

test.run();
`;
}

/** Starts with the last start: React's strict mode starts a view's actors twice. */
function stepsOf(log: readonly LogEntry[], sessionId: string): Step[] {
  const all = log.filter(
    (entry): entry is Step =>
      entry.kind === "snapshot" && entry.sessionId === sessionId && entry.event.type !== "xstate.stop",
  );
  return all.slice(
    Math.max(
      0,
      all.findLastIndex(({ event }) => event.type === "xstate.init"),
    ),
  );
}

const expect = ({ shot }: Step) => `assert.equal(place(), ${print(shot.value)});`;

/** XState's internal events are not in the machine's event type, so they are cast as in the other tests. */
const send = ({ event }: Step) =>
  `actor.send(${print(typeFirst(event))}${event.type.startsWith("xstate.") ? " as never" : ""});`;

function titleOf(first: Step, last: Step) {
  const [from, to] = [wordsOf(first.shot.value), wordsOf(last.shot.value)];
  return from === to ? `it stays ${from}` : `it goes from ${from} to ${to}`;
}

const fileName = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value as TypeScript source. Redacted values are replaced by made-up ones. */
export function print(value: unknown): string {
  if (typeof value === "string") return value.startsWith("ƒ ") ? aFunction : JSON.stringify(madeUp(value));
  if (Array.isArray(value)) return `[${value.map(print).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const parts = Object.entries(value).map(([name, each]) => `${printName(name)}: ${print(each)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

const printName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const made = {
  password: "Alley-oop-2026",
  token: "token",
  emailAddress: "robin@example.com",
  typed: "Robin",
};
/** Functions cannot be sent, so the copied test needs the real one filled in. */
const aFunction = '(() => ({ value: "", problem: null })) as never';

const madeUp = (text: string) =>
  text
    .replaceAll(redacted.password, made.password)
    .replaceAll(redacted.token, made.token)
    .replaceAll(redacted.emailAddress, made.emailAddress)
    .replaceAll(redacted.typed, made.typed);

const typeFirst = ({ type, ...rest }: Step["event"]) => ({ type, ...rest });
