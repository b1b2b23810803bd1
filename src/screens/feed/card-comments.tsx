import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import type { HuddleBodyProps } from "../../features/huddle/huddle-body";
import { OpenComments } from "../../features/huddle/open-comments";
import type { HuddleDialogsProps } from "../huddle/chat-dialogs";

export type CommentsProps = Pick<HuddleBodyProps, "huddleKey" | "me" | "team" | "isWide" | "onChanged"> & {
  /** The post. */
  lead: ReactNode;
  /** The dialog of the address over the comments. */
  wanted: string | undefined;
  query: URLSearchParams;
  onDialog: (dialog: string, value?: string) => void;
  onClosed: () => void;
};

export type CommentsPorts = Pick<HuddleBodyProps, "machines" | "readDraft" | "outbox" | "now" | "copy"> & {
  HuddleDialogs: ComponentType<HuddleDialogsProps>;
};

/** The comments of a post: the thread and the field of the huddle that it begins. */
export function CardComments({ ports, ...props }: CommentsProps & { ports: CommentsPorts }) {
  const { me, team, wanted, query, onDialog, onClosed, onChanged } = props;
  const { HuddleDialogs, ...huddle } = ports;
  const [areDialogsWanted, setDialogsWanted] = useState(false);
  if (wanted && !areDialogsWanted) setDialogsWanted(true);
  return (
    <OpenComments
      {...props}
      {...huddle}
      around={null}
      newId={() => crypto.randomUUID()}
      onDialog={(name) => onDialog(name)}
      onReport={({ message_id: id }) => onDialog("report", id)}
      onEarlier={({ message_id: id }) => onDialog("earlier", id)}
      onCheers={({ message_id: id }) => onDialog("cheers", id)}
      dialogs={(actor) =>
        areDialogsWanted && (
          <Suspense>
            <HuddleDialogs
              wanted={wanted}
              query={query}
              actor={actor}
              me={me}
              team={team}
              now={huddle.now}
              onChanged={onChanged}
              onClosed={onClosed}
            />
          </Suspense>
        )
      }
    />
  );
}
