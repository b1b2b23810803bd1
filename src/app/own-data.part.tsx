import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { farewellTexts } from "../../domain/leaving/farewell";
import { dueDayText } from "../../domain/leaving/leaving";
import { copyFileName } from "../../domain/leaving/own-data";
import { copyMyDataMachine } from "../../machines/leaving/copy-my-data.machine";
import { farewellMachine } from "../../machines/leaving/farewell.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { saveFile } from "../effects/base/save-file.effects";
import { askDeletion, readConsequences } from "../effects/leaving/farewell.effects";
import { readCopy } from "../effects/leaving/own-data.effects";
import { readProvider } from "../effects/settings/settings.effects";
import { CopyMyData, type OwnDataProps } from "../features/leaving/copy-my-data";
import { Farewell } from "../features/leaving/farewell";
import type { IdentityPort } from "../identity/port";
import { OwnPasswordField } from "../screens/sign-in/account-fields";

type Ports = Pick<AppPorts, "client" | "announce"> & { identity: IdentityPort };

const field = (judge: (isFit: boolean) => void) => <OwnPasswordField judge={judge} />;

export function wireCopy({ client, announce, identity }: Ports): ComponentType<OwnDataProps> {
  const machine = copyMyDataMachine.provide({
    actors: {
      readProvider: effect(({ input }) => readProvider(client, input.me)),
      readCopy: effect(({ input }) => readCopy({ client, identity }, input)),
      saveFile: effect(async ({ input }) =>
        saveFile(window, { name: copyFileName, type: "application/json", text: input.file }),
      ),
    },
    actions: { announce: (_, announcement) => announce(announcement) },
  });
  return (props) => <CopyMyData {...props} machine={machine} field={field} />;
}

export function wireFarewell({
  client,
  announce,
  identity,
}: Ports): ComponentType<OwnDataProps & { onGone: () => void }> {
  const machine = farewellMachine.provide({
    actors: {
      readConsequences: effect(({ input }) => readConsequences(client, input.me)),
      readProvider: effect(({ input }) => readProvider(client, input.me)),
      askDeletion: effect(({ input }) =>
        askDeletion({ client, identity, newKey: () => crypto.randomUUID() }, input),
      ),
    },
    actions: { announce: (_, announcement) => announce(announcement) },
  });
  return ({ onGone, ...props }) => (
    <Farewell
      {...props}
      machine={machine}
      field={field}
      onOpened={(href) => navigate(href)}
      onGone={(dueAt) => {
        announce({ tone: "success", text: farewellTexts.gone(dueDayText(new Date(dueAt))) });
        onGone();
      }}
    />
  );
}
