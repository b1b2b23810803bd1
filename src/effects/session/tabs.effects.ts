import type { ActorRef, Snapshot } from "xstate";
import { read } from "../../../domain/base/read";
import type { SessionEmitted, SessionEvent } from "../../../domain/session/session";
import type { SafeStorage } from "../base/storage.effects";
import { writeNote } from "./session-note.effects";

export type Session = ActorRef<
  Snapshot<unknown> & { context: { generation: number } },
  SessionEvent,
  SessionEmitted
>;

type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage" | "close">;

/** Exchanges tokens, sign-ins and sign-outs with the other tabs. */
export function joinTabs(session: Session, storage: SafeStorage, channel: Channel | null): () => void {
  const post = (message: Message) => channel?.postMessage(message);
  const subscriptions = [
    session.on("token.kept", (event) => {
      writeNote(storage, { generation: event.generation, owedLogOut: false });
      post({ ...event, type: "token.shared" });
    }),
    session.on("session.closed", ({ generation, owedLogOut, end }) => {
      if (end !== "chosen") return;
      writeNote(storage, { generation, owedLogOut });
      post({ type: "session.ended", generation });
    }),
    session.on("log-out.settled", ({ generation }) => writeNote(storage, { generation, owedLogOut: false })),
  ];
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.type === "generation.asked")
        post({ type: "generation.told", generation: session.getSnapshot().context.generation });
      else if (message) session.send(message);
    };
  post({ type: "generation.asked" });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    channel?.close();
  };
}

type Message =
  | { type: "token.shared"; generation: number; accessToken: string; mustChangePassword: boolean }
  | { type: "session.ended"; generation: number }
  | { type: "generation.asked" }
  | { type: "generation.told"; generation: number };

function readMessage(data: unknown): Message | null {
  const [type, generation, accessToken, mustChange] = read(data, [
    "type",
    "generation",
    "accessToken",
    "mustChangePassword",
  ]);
  if (type === "generation.asked") return { type };
  if (typeof generation !== "number") return null;
  if (type === "session.ended" || type === "generation.told") return { type, generation };
  return type === "token.shared" && typeof accessToken === "string"
    ? { type, generation, accessToken, mustChangePassword: mustChange === true }
    : null;
}
