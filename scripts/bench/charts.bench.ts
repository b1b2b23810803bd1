import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  createMachine,
  SimulatedClock,
  StateMachine,
} from "xstate";
import { toastLimits } from "../../domain/toasts/toast";
import { toastsMachine } from "../../machines/toasts/toasts.machine";
import { root } from "../../server/config/root";
import { replay, type Walk, walkThrough } from "./chart-walk";
import { takeTurns } from "./rounds";
import { median, type Pace, type Table } from "./table";

const floor = "two states and nothing else";
const steps = 400;
const toastCount = 10_000;

export async function measure(pace: Pace): Promise<Table[]> {
  return [await eventRates(pace), await memory(pace)];
}

async function eventRates({ isQuick, say }: Pace): Promise<Table> {
  const charts = [{ name: floor, machine: toggle }, ...(await listMachines())].map(({ name, machine }) => ({
    name,
    machine,
    all: countStates(machine),
    ...walkThrough(machine, steps),
  }));
  say(`${charts.length} charts in turns`);
  const figures = await takeTurns(
    charts.map(({ name }) => name),
    { rounds: isQuick ? 3 : 15, warmUp: isQuick ? 1 : 5 },
    async (name) => {
      const chart = charts.find((each) => each.name === name);
      return { rate: chart ? rateOf(chart.machine, chart.walk) : Number.NaN };
    },
  );
  const rates = charts.map(({ name }) => figures[name]?.rate ?? Number.NaN);
  const toFloor = rates.map((rate) => rate / (rates[0] ?? Number.NaN));
  return {
    name: "charts-events",
    title: "Events through each chart",
    how: `The same ${steps} steps in every run, sent to a running actor: in each state events that it handles, with a restart after a final state. Effects are placeholder actors that never resolve; their results are among the steps. The baseline is a chart of two states without context, guards or actions.`,
    plotted: ["µs an event"],
    columns: ["events/s", "µs an event", "to the floor", "states walked", "states"],
    rows: charts.map(({ name, states, all }, index) => ({
      name,
      isOurs: name !== floor,
      values: [
        Math.round(rates[index] ?? Number.NaN),
        1e6 / (rates[index] ?? Number.NaN),
        toFloor[index] ?? Number.NaN,
        states,
        all,
      ],
    })),
    verdicts: [
      {
        what: "the slowest chart, µs an event (a frame has 16,667)",
        value: Math.max(...rates.map((rate) => 1e6 / rate)),
        target: 1_000,
      },
    ],
  };
}

function rateOf(machine: AnyStateMachine, walk: Walk) {
  const started = performance.now();
  let sent = 0;
  while (performance.now() - started < 20) {
    const { actor, events } = replay(machine, walk);
    actor.stop();
    sent += events;
  }
  return (1000 * sent) / (performance.now() - started);
}

async function memory({ isQuick, say }: Pace): Promise<Table> {
  say(`${toastCount} toast actors`);
  await comeAndGo();
  const rounds: Awaited<ReturnType<typeof comeAndGo>>[] = [];
  for (let round = 0; round < (isQuick ? 1 : 5); round++) rounds.push(await comeAndGo());
  const of = (key: "heap" | "children" | "time") => median(rounds.map((round) => round[key]));
  const alive = Math.max(...rounds.map((round) => round.alive));
  return {
    name: "charts-memory",
    title: "Toast actors come and gone",
    how: `${toastCount.toLocaleString("en")} toasts raised ${toastLimits.shown} at a time, half of them displaced by newer ones, half expired; the heap after garbage collection before and after, and the number of actors left.`,
    columns: ["heap kB more", "actors left", "children left", "ms in all"],
    rows: [{ name: "Drip's toasts", isOurs: true, values: [of("heap"), alive, of("children"), of("time")] }],
    verdicts: [
      { what: "actors left", value: alive, target: 0 },
      { what: "heap more after all are gone, kB", value: of("heap"), target: 200 },
    ],
  };
}

async function comeAndGo() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } }).start();
  const before = await heapInUse();
  const started = performance.now();
  const refs = raiseAll(actor, clock);
  actor.send({ type: "toasts.dismissed" });
  letRunOut(clock);
  const time = performance.now() - started;
  await heapInUse();
  const alive = refs.splice(0).filter((ref) => ref.deref()).length;
  const heap = ((await heapInUse()) - before) / 1000;
  const children = Object.keys(actor.getSnapshot().children).length;
  actor.stop();
  return { heap, alive, children, time };
}

function raiseAll(actor: ActorRefFrom<typeof toastsMachine>, clock: SimulatedClock) {
  const refs: WeakRef<object>[] = [];
  for (let raised = 0; raised < toastCount; raised += toastLimits.shown) {
    const toasts = Array.from({ length: toastLimits.shown }, (_, index) => ({
      type: "blank" as const,
      content: `Toast ${raised + index}`,
    }));
    actor.send({ type: "toasts.raised", toasts });
    refs.push(...actor.getSnapshot().context.toasts.map((ref) => new WeakRef(ref)));
    if (raised % (2 * toastLimits.shown) === 0) letRunOut(clock);
  }
  return refs;
}

function letRunOut(clock: SimulatedClock) {
  for (let passed = 0; passed < 6_000; passed += 500) clock.increment(500);
}

/** Waits for a new task, since a WeakRef keeps its target alive until the end of the current one. */
async function heapInUse() {
  if (!globalThis.gc) throw new Error("Node has to run with --expose-gc.");
  await new Promise((resolve) => setImmediate(resolve));
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

async function listMachines() {
  const folder = path.join(root, "machines");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".machine.ts")).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href);
      const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
      return machines.map((machine): { name: string; machine: AnyStateMachine } => ({
        name: file.replace(".machine.ts", ""),
        machine,
      }));
    }),
  );
  return found.flat();
}

const countStates = ({ root: top }: AnyStateMachine): number => {
  const count = (node: AnyStateMachine["root"]): number =>
    Object.values(node.states).reduce((sum, child) => sum + count(child), 1);
  return count(top);
};

const toggle: AnyStateMachine = createMachine({
  id: "toggle",
  initial: "off",
  states: { off: { on: { toggled: "on" } }, on: { on: { toggled: "off" } } },
});
