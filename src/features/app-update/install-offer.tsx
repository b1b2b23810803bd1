import { useActorRef, useSelector } from "@xstate/react";
import { installTexts as texts } from "../../../domain/app-update/install";
import { type InstallMachine, selectIsOffered } from "../../../machines/app-update/install.machine";
import { Button } from "../../ui/base/button";
import { DownloadIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";

/** One line on Home, never over a task. */
export function InstallOffer({ machine }: { machine: InstallMachine }) {
  const offer = useActorRef(machine);
  return useSelector(offer, selectIsOffered) ? (
    <InlineNotice
      icon={<DownloadIcon size={20} />}
      title={texts.title}
      actions={
        <>
          <Button kind="secondary" onClick={() => offer.send({ type: "install.pressed" })}>
            {texts.install}
          </Button>
          <Button kind="quiet" onClick={() => offer.send({ type: "not-now.pressed" })}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      {texts.why}
    </InlineNotice>
  ) : null;
}
