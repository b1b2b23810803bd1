import type { ComponentType } from "react";
import { copyMyDataMachine } from "../../machines/account/copy-my-data.machine";
import { readCopy, saveFile } from "../effects/account/own-data.effects";
import { effect } from "../effects/base/effect.effects";
import { readProvider } from "../effects/settings/settings.effects";
import { CopyMyData, type OwnDataProps } from "../features/account/copy-my-data";
import type { IdentityPort } from "../identity/port";
import { OwnPasswordField } from "../screens/sign-in/account-fields";
import type { HousePorts } from "./house-ports";

type Ports = Pick<HousePorts, "client" | "announce"> & { identity: IdentityPort };

const field = (judge: (isFit: boolean) => void) => <OwnPasswordField judge={judge} />;

export function wireCopy({ client, announce, identity }: Ports): ComponentType<OwnDataProps> {
  const machine = copyMyDataMachine.provide({
    actors: {
      readProvider: effect(({ input }) => readProvider(client, input.me)),
      readCopy: effect(({ input }) => readCopy({ client, identity }, input)),
      saveFile: effect(async ({ input }) => saveFile(window, input.file)),
    },
    actions: { announce: (_, announcement) => announce(announcement) },
  });
  return (props) => <CopyMyData {...props} machine={machine} field={field} />;
}
