import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createActor, fromPromise } from "xstate";
import type { ScheduleWindow } from "../../../domain/schedule/week/agenda";
import type { KeptSchedule, WindowAsked, WindowOutcome } from "../../../domain/schedule/week/schedule";
import { receiptsMachine } from "../../../machines/schedule/receipts.machine";
import { scheduleMachine } from "../../../machines/schedule/schedule.machine";
import { SchedulePage } from "../../../src/features/schedule/week/schedule-page";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { at, leo, part, practice, week } from "../../../test/support/people/week";

setUpStyles();
const style = document.createElement("style");
style.textContent = `${themeCss} .whole section { content-visibility: visible !important; }`;
document.head.append(style);

const now = () => Date.parse("2026-11-22T14:00:00Z");

/** Two events a day for a hundred days, each with both children. */
const season = (): ScheduleWindow =>
  week({
    days: 100,
    events: Array.from({ length: 200 }, (_, index) => {
      const day = new Date(now() + Math.floor(index / 2) * 86_400_000).toISOString().slice(0, 10);
      return practice({
        id: `e${index}`,
        ...at(day, index % 2 === 0 ? 16 : 18),
        mine: [part({ answer: "yes", answer_version: 1 }), leo({ answer: "maybe", answer_version: 1 })],
      });
    }),
  });

async function open(isWhole: boolean) {
  let arrive = (_: WindowOutcome) => {};
  const machine = scheduleMachine.provide({
    actors: {
      readKept: fromPromise<KeptSchedule>(async () => ({ window: null, readAt: 0, waiting: () => [] })),
      readWindow: fromPromise<WindowOutcome, WindowAsked>(
        () =>
          new Promise<WindowOutcome>((resolve) => {
            arrive = resolve;
          }),
      ),
    },
  });
  const schedule = createActor(machine, { input: { range: { from: "2026-11-21", days: 42 }, now } });
  schedule.start();
  const host = document.createElement("div");
  host.className = isWhole ? "whole" : "";
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <SchedulePage
        schedule={schedule}
        place={{ who: null, teamId: null, view: "agenda", day: null }}
        onMoved={() => {}}
        isWide={false}
        hrefOf={({ id }) => `#${id}`}
        onOpened={() => {}}
        wayIn="#"
        awayHref="#"
        linksHref={null}
        usualAsked={null}
        callLists={null}
        newHref={(kind) => `#${kind}`}
        isMinor={false}
        needsYou={null}
        putAside={{ read: () => [], add: () => {} }}
        receipts={receiptsMachine}
        onGotIt={() => {}}
        bell={null}
        now={now}
      />,
    ),
  );
  await frame();
  const data = season();
  const started = performance.now();
  arrive({ kind: "read", window: data, tag: null });
  while (host.querySelectorAll("article").length === 0) await Promise.resolve().then(frame);
  await frame();
  const time = performance.now() - started;
  const cards = () => host.querySelectorAll("article").length;
  while (cards() < 200) await frame();
  const whole = performance.now() - started;
  return {
    host,
    time,
    whole,
    remove() {
      flushSync(() => root.unmount());
      schedule.stop();
      host.remove();
    },
  };
}

const frame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    }),
  );

let opened: Awaited<ReturnType<typeof open>> | undefined;

const agendaBench = {
  async open(isWhole: boolean) {
    opened = await open(isWhole);
    return { frame: opened.time, whole: opened.whole };
  },
  /** Answers Out for one child on the third card. */
  async answer() {
    const card = opened?.host.querySelectorAll("article")[2];
    const button = [...(card?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === "Out",
    );
    if (!opened || !button) throw new Error("There is nothing to press.");
    const changed = new Set<Element | null>();
    const watch = new MutationObserver((all) => {
      for (const { target } of all)
        changed.add((target instanceof Element ? target : target.parentElement)?.closest("article") ?? null);
    });
    watch.observe(opened.host, { subtree: true, childList: true, attributes: true, characterData: true });
    await frame();
    const started = performance.now();
    flushSync(() => button.click());
    const time = performance.now() - started;
    await frame();
    watch.disconnect();
    if (changed.size === 0) throw new Error("The press changed nothing.");
    return { answer: time, cards: changed.size };
  },
  async close() {
    opened?.remove();
    await frame();
  },
};

declare global {
  interface Window {
    agendaBench: typeof agendaBench;
  }
}
window.agendaBench = agendaBench;
