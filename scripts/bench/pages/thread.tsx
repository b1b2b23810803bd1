import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { fromPromise } from "xstate";
import type { Message } from "../../../domain/huddle/huddle";
import { messagesOfPage } from "../../../domain/huddle/limits";
import type { HuddleKey, OpenOutcome, PageAim, PageOutcome } from "../../../domain/huddle/talk-outcomes";
import type { Thread } from "../../../domain/huddle/thread-window";
import type { MessageOutbox, UnsentMessage } from "../../../domain/huddle/unsent-message";
import { composerMachine } from "../../../machines/huddle/composer.machine";
import { huddleMachine } from "../../../machines/huddle/huddle.machine";
import { readersMachine } from "../../../machines/huddle/readers.machine";
import { speechMachine } from "../../../machines/huddle/speech.machine";
import { OpenHuddle } from "../../../src/features/huddle/open-huddle";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { huddle, key, person, said } from "../../../test/support/people/talking";

setUpStyles();
const style = document.createElement("style");
style.textContent = themeCss;
document.head.append(style);

const authors = ["me", "kim", "dana", "lee", "robin"];

/** Two at a time by each author; every fourth answers one, every fifth has cheers; forty a day. */
const message = (seq: number): Message =>
  said(seq, {
    author_id: authors[Math.floor(seq / 2) % authors.length] ?? "kim",
    text: "We're by the gate at field 7, bring water and the blue shirts. ".repeat(1 + (seq % 3)).trim(),
    reply_to: seq % 4 === 0 && seq > 4 ? seq - 3 : null,
    cheers: seq % 5 === 0 ? { clap: 2, heart: 1 } : {},
    made_at: new Date(Date.UTC(2026, 0, 1) + (Math.floor(seq / 2) * 72 + (seq % 2)) * 60_000).toISOString(),
  });

/** The piece of so many messages that the server would send. */
function pageOf(count: number, aim: PageAim): Thread {
  const last = "before" in aim ? aim.before - 1 : "after" in aim ? aim.after + messagesOfPage : count;
  const first = Math.max(1, last - messagesOfPage + 1);
  const messages = Array.from({ length: Math.min(last, count) - first + 1 }, (_, at) => message(first + at));
  const quoted = messages.flatMap(({ reply_to: seq }) => (seq !== null && seq < first ? [message(seq)] : []));
  return {
    messages,
    quoted,
    people: authors.map((id) => person(id)),
    last_seq: count,
    read_seq: count,
    as_of: count,
    is_whole: "after" in aim ? last >= count : first === 1,
  };
}

const unsent: readonly UnsentMessage[] = [];
const outbox: MessageOutbox = {
  add() {},
  unsentOf: () => unsent,
  onChanged: () => () => {},
  onSent: () => () => {},
  tryAgain() {},
  anyway() {},
  drop() {},
};

const frame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    }),
  );

/** A huddle of so many messages, whose newest arrive when the page waits for them. */
async function open(count: number) {
  let arrive = (_: OpenOutcome) => {};
  const machine = huddleMachine.provide({
    actors: {
      open: fromPromise<OpenOutcome, HuddleKey & { around: number | null }>(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
      readPage: fromPromise<PageOutcome, HuddleKey & { aim: PageAim }>(async ({ input }) => ({
        kind: "read",
        thread: pageOf(count, input.aim),
      })),
    },
  });
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const nothing = () => {};
  flushSync(() =>
    root.render(
      <OpenHuddle
        huddleKey={key}
        around={null}
        me="me"
        team={null}
        machines={{
          huddle: machine,
          composer: composerMachine,
          readers: readersMachine,
          speech: speechMachine,
        }}
        outbox={outbox}
        readDraft={() => ({ text: "", chosen: [] })}
        isWide={false}
        now={() => Date.UTC(2026, 10, 24)}
        newId={() => "m"}
        back={{ href: "#", onOpened: nothing }}
        copy={nothing}
        onDialog={nothing}
        onReport={nothing}
        onEarlier={nothing}
        onCheers={nothing}
        onChanged={nothing}
        onLeft={nothing}
        onNamed={nothing}
        dialogs={() => null}
      />,
    ),
  );
  await frame();
  const thread = pageOf(count, { newest: true });
  const started = performance.now();
  arrive({ kind: "read", huddle: huddle({ last_seq: count, read_seq: count }), thread, aim: "newest" });
  while (shown(host) === 0) await frame();
  await frame();
  return {
    host,
    time: performance.now() - started,
    remove() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

const shown = (host: Element) => host.querySelectorAll("[data-message]").length;

let opened: Awaited<ReturnType<typeof open>> | undefined;

const threadBench = {
  async open(count: number) {
    opened = await open(count);
    return { frame: opened.time };
  },
  /** Scrolls up by half a screen in each frame until the page holds as many messages as it may, and on for as many frames again. */
  async scroll() {
    const host = opened?.host;
    const log = host?.querySelector('[role="log"]');
    if (!host || !log) throw new Error("There is no thread.");
    const times: number[] = [];
    let nodes = 0;
    let messages = 0;
    for (let turn = 0; turn < 150; turn++) {
      const started = performance.now();
      log.scrollTop -= 320;
      await frame();
      times.push(performance.now() - started);
      nodes = Math.max(nodes, document.querySelectorAll("*").length);
      messages = Math.max(messages, shown(host));
    }
    times.sort((one, other) => one - other);
    return { nodes, messages, scroll: times[75] ?? 0, slowest: times[142] ?? 0 };
  },
  async close() {
    opened?.remove();
    await frame();
  },
};

declare global {
  interface Window {
    threadBench: typeof threadBench;
  }
}
window.threadBench = threadBench;
