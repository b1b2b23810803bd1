import { type Cheer, cheerNames } from "../../../domain/huddle/cheers";
import { cheersTexts } from "../../../domain/huddle/dialog-texts";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import type { cheersMachine } from "../../../machines/huddle/cheers.machine";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted } from "../../ui/base/page";
import { CheerBar } from "../../ui/huddle/cheer-bar";
import { CheerIcon } from "../../ui/huddle/cheer-icon";
import { Face } from "./huddle-list";
import { ReadOfMessage } from "./read-of-message";

export type WhoCheeredProps = {
  machine: typeof cheersMachine;
  target: MessageKey;
  me: string;
  mine: Cheer | null;
  /** Null where nothing can be cheered any more. */
  onCheered: ((cheer: Cheer) => void) | null;
};

/** The six cheers, to join in, and who gave which. */
export function WhoCheered({ machine, target, me, mine, onCheered }: WhoCheeredProps) {
  return (
    <ReadOfMessage machine={machine} target={target} opening={cheersTexts.opening}>
      {(cheers) => (
        <>
          {onCheered && <CheerBar mine={mine} onCheered={onCheered} />}
          {cheers.length === 0 && <Muted>{cheersTexts.none}</Muted>}
          <List>
            {cheers.map(({ userId, cheer, person }) => (
              <ListRow
                key={userId}
                start={person && <Face person={person} />}
                title={nameOf(person?.shown_name, userId === me)}
                detail={cheerNames[cheer]}
                end={<CheerIcon cheer={cheer} />}
              />
            ))}
          </List>
        </>
      )}
    </ReadOfMessage>
  );
}

const nameOf = (name: string | undefined, isMe: boolean) =>
  isMe ? chatTexts.you : name || chatTexts.somebody;
