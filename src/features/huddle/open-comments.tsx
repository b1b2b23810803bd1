import type { ReactNode } from "react";
import { CommentsPane } from "../../ui/feed/comments-pane";
import { HuddleBody, type HuddleBodyProps } from "./huddle-body";
import type { HuddleActor } from "./huddle-props";
import { HuddleRest } from "./huddle-rest";
import { useHuddle } from "./open-huddle";

export type OpenCommentsProps = HuddleBodyProps & {
  /** The post, above its comments. */
  lead: ReactNode;
  /** The dialogs over the comments. */
  dialogs: (actor: HuddleActor) => ReactNode;
};

/** The comments of a post: the huddle that it begins, in a dialog. */
export function OpenComments({ lead, dialogs, ...props }: OpenCommentsProps) {
  const { actor, step, huddle } = useHuddle(props);
  return (
    <CommentsPane>
      {step === "shown" && huddle ? (
        <HuddleBody {...props} actor={actor} huddle={huddle} lead={lead} />
      ) : (
        <HuddleRest {...props} actor={actor} />
      )}
      {step === "shown" && dialogs(actor)}
    </CommentsPane>
  );
}
