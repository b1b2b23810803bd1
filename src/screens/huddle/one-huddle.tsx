import { type ReactNode, useState } from "react";
import type { Message } from "../../../domain/huddle/huddle";
import { threadTexts } from "../../../domain/huddle/huddle-texts";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import type { HuddleActor, HuddleTeam } from "../../features/huddle/huddle-props";
import { OpenHuddle, type OpenHuddleProps } from "../../features/huddle/open-huddle";
import { InlineNotice } from "../../ui/base/inline-notice";

export type OneHuddleProps = Pick<
  OpenHuddleProps,
  "around" | "me" | "outbox" | "isWide" | "now" | "back" | "copy" | "onChanged" | "onLeft" | "onNamed"
> & {
  id: string;
  /** Null: the address names none. */
  huddleKey: HuddleKey | null;
  team: HuddleTeam | null;
  /** The machines of one huddle, and what was left in its field. */
  openHuddle: (
    key: HuddleKey,
    me: string,
  ) => OpenHuddleProps["machines"] & Pick<OpenHuddleProps, "readDraft">;
  onDialog: (name: string, value?: string) => void;
  dialogs: (of: { actor: HuddleActor; me: string; team: HuddleTeam | null; now: () => number }) => ReactNode;
};

/** The opened huddle of the URL, with machines of its own. */
export function OneHuddle({ huddleKey, ...props }: OneHuddleProps) {
  return huddleKey === null ? (
    <InlineNotice title={threadTexts.gone}>{threadTexts.goneLine}</InlineNotice>
  ) : (
    <Keyed {...props} huddleKey={huddleKey} />
  );
}

function Keyed({ openHuddle, onDialog, dialogs, ...props }: OneHuddleProps & { huddleKey: HuddleKey }) {
  const { me, team, now } = props;
  const [{ readDraft, ...machines }] = useState(() => openHuddle(props.huddleKey, me));
  return (
    <OpenHuddle
      {...props}
      machines={machines}
      readDraft={readDraft}
      newId={() => crypto.randomUUID()}
      onDialog={(name) => onDialog(name)}
      onReport={({ message_id: id }: Message) => onDialog("report", id)}
      onEarlier={({ message_id: id }: Message) => onDialog("earlier", id)}
      onCheers={({ message_id: id }: Message) => onDialog("cheers", id)}
      dialogs={(actor) => dialogs({ actor, me, team, now })}
    />
  );
}
