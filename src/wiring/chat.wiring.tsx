import { type ComponentType, lazy } from "react";
import { saidTexts } from "../../domain/huddle/huddle-texts";
import type { HuddleKey } from "../../domain/huddle/talk-outcomes";
import type { Params } from "../../domain/shell/routes";
import { composerMachine, type Draft } from "../../machines/huddle/composer.machine";
import { huddleMachine } from "../../machines/huddle/huddle.machine";
import { huddleListMachine } from "../../machines/huddle/huddle-list.machine";
import { readersMachine } from "../../machines/huddle/readers.machine";
import { speechMachine } from "../../machines/huddle/speech.machine";
import { attentionOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { actInHuddle, editMessage } from "../effects/huddle/deed.effects";
import { readReaders } from "../effects/huddle/group.effects";
import { huddleListActors, talkNewsOf } from "../effects/huddle/huddle-list.effects";
import { moveMarker, readOpened, readThreadPage } from "../effects/huddle/thread.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import { readFoldedIds } from "../effects/report/report.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { namePage } from "../effects/shell/page-name.effects";
import { ChatScreen, type ChatScreenProps } from "../screens/huddle/chat.screen";
import type { HousePorts } from "./house-ports";
import { openOutbox } from "./outbox.wiring";
import { withOwnCharts } from "./own-charts";
import { teamListOf } from "./teams.wiring";

/** The huddles. Dialogs are loaded when the first one opens. */
export function wireChat(ports: HousePorts): ComponentType<{ params: Params }> {
  const { client, session, announce } = ports;
  const { now } = serverClockOf(client);
  const loadDialogs = () => import("./chat-dialogs.wiring");
  const ChatDialogs = lazy(async () => ({ default: (await loadDialogs()).wireChatDialogs(ports) }));
  const HuddleDialogs = lazy(async () => ({ default: (await loadDialogs()).wireHuddleDialogs(ports) }));
  const copy = async (text: string) => {
    const isCopied = (await copyText(window.navigator, text)).kind === "copied";
    announce(
      isCopied ? { tone: "success", text: saidTexts.copied } : { tone: "error", text: saidTexts.copyFailed },
    );
  };
  return withOwnCharts<ChatCharts & Pick<ChatScreenProps, "outbox">, { params: Params }>(ports, {
    open: () => ({ ...openChat(ports, window), outbox: openOutbox(ports, window).messages }),
    draw: (charts, { params }) => (
      <ChatScreen
        {...charts}
        params={params}
        session={session}
        now={now}
        copy={copy}
        onNamed={(name) => namePage(window, name)}
        ChatDialogs={ChatDialogs}
        HuddleDialogs={HuddleDialogs}
      />
    ),
  });
}

type ChatCharts = Pick<ChatScreenProps, "list" | "teams" | "openHuddle">;

/** Implements the placeholder actors of the list and of each huddle. What is typed stays in memory while the tab lives, never on the device. */
export function openChat({ client, session }: HousePorts, page: Window): ChatCharts {
  const drafts = new Map<string, Draft>();
  const openHuddle = (key: HuddleKey, me: string) => ({
    draft: drafts.get(key.huddleId) ?? { text: "", chosen: [] },
    huddle: huddleMachine.provide({
      actors: {
        attention: attentionOf(page),
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
  return {
    list: huddleListMachine.provide({
      actors: { ...huddleListActors(client), network: talkNewsOf(page, session) },
    }),
    teams: teamListOf(client),
    openHuddle,
  };
}
