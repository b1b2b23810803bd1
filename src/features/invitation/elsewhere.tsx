import { useSelector } from "@xstate/react";
import { selectHasLink } from "../../../machines/invitation/join.machine";
import { Button } from "../../ui/base/button";
import { CopyIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import type { JoinActor } from "./join-actor";

/** Shown in a chat app's built-in browser: how to open the page in a real one. */
export function Elsewhere({ actor, isInsideApp }: { actor: JoinActor; isInsideApp: boolean }) {
  const hasLink = useSelector(actor, selectHasLink);
  if (!isInsideApp || !hasLink) return null;
  return (
    <InlineNotice
      title="Better in your browser."
      actions={
        <Button kind="secondary" icon={<CopyIcon />} onClick={() => actor.send({ type: "copy.pressed" })}>
          Copy the link
        </Button>
      }
    />
  );
}
