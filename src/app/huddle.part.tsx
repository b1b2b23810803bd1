import type { ComponentType } from "react";
import { saidTexts } from "../../domain/huddle/huddle-texts";
import { composerMachine, type Draft } from "../../machines/huddle/composer.machine";
import { huddleMachine } from "../../machines/huddle/huddle.machine";
import { readersMachine } from "../../machines/huddle/readers.machine";
import { speechMachine } from "../../machines/huddle/speech.machine";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { attentionOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { actInHuddle, editMessage } from "../effects/huddle/deed.effects";
import { readReaders } from "../effects/huddle/group.effects";
import { moveMarker, readOpened, readThreadPage } from "../effects/huddle/thread.effects";
import { lineOf } from "../effects/live/heard.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import { readFoldedIds } from "../effects/report/report.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { namePage } from "../effects/shell/page-name.effects";
import type { HuddleProps } from "../screens/huddle/chat.screen";
import { OneHuddle, type OneHuddleProps } from "../screens/huddle/one-huddle";
import { openOutbox } from "./outbox.part";
import { withOwnCharts } from "./own-charts";

/** An opened huddle. */
export function wireHuddle(ports: LivePorts): ComponentType<HuddleProps> {
  const { client, announce } = ports;
  const { now } = serverClockOf(client);
  const openHuddle = openHuddles(ports, window);
  const copy = async (text: string) => {
    const isCopied = (await copyText(window.navigator, text)).kind === "copied";
    announce(
      isCopied ? { tone: "success", text: saidTexts.copied } : { tone: "error", text: saidTexts.copyFailed },
    );
  };
  return withOwnCharts<Pick<OneHuddleProps, "outbox">, HuddleProps>(ports, {
    open: () => ({ outbox: openOutbox(ports, window).messages }),
    draw: ({ outbox }, props) => (
      <OneHuddle
        key={props.id}
        {...props}
        openHuddle={openHuddle}
        outbox={outbox}
        now={now}
        copy={copy}
        onNamed={(name) => namePage(window, name)}
      />
    ),
  });
}

/** Implements the placeholder actors of each huddle. What is typed stays in memory until the session ends, never on the device. */
export function openHuddles(
  { client, session, line }: LivePorts,
  page: Window,
): OneHuddleProps["openHuddle"] {
  const drafts = new Map<string, Draft>();
  session.on("session.closed", () => drafts.clear());
  return (key, me) => ({
    readDraft: () => drafts.get(key.huddleId) ?? { text: "", chosen: [] },
    huddle: huddleMachine.provide({
      actors: {
        attention: attentionOf(page),
        line: lineOf(line, key),
        open: effect(({ input, signal }) => readOpened(client, input, signal)),
        readPage: effect(({ input, signal }) => readThreadPage(client, input, signal)),
        readFolded: effect(() => readFoldedIds(client)),
        moveMarker: effect(({ input }) => moveMarker(client, input)),
        act: effect(({ input }) => actInHuddle(client, me, input)),
      },
      actions: {
        tellCounts: (_, outcome) => {
          if (outcome.kind === "moved") session.send({ type: "pings.counted", pings: outcome.pings });
        },
      },
    }),
    composer: composerMachine.provide({
      actors: { saveEdit: effect(({ input }) => editMessage(client, key, input)) },
      actions: { keepDraft: (_, draft) => void drafts.set(key.huddleId, draft) },
    }),
    readers: readersMachine.provide({ actors: { read: effect(({ input }) => readReaders(client, input)) } }),
    speech: speechMachine,
  });
}
