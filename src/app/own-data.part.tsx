import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { farewellTexts } from "../../domain/leaving/farewell";
import { dueDayText } from "../../domain/leaving/leaving";
import { copyMyDataWith, farewellWith, type OwnDataPorts } from "../effects/leaving/own-data.actors";
import { CopyMyData, type OwnDataProps } from "../features/leaving/copy-my-data";
import { Farewell } from "../features/leaving/farewell";
import { OwnPasswordField } from "../screens/sign-in/account-fields";

const field = (judge: (isFit: boolean) => void) => <OwnPasswordField judge={judge} />;

export function wireCopy(ports: OwnDataPorts): ComponentType<OwnDataProps> {
  const machine = copyMyDataWith(ports);
  return (props) => <CopyMyData {...props} machine={machine} field={field} />;
}

export function wireFarewell(ports: OwnDataPorts): ComponentType<OwnDataProps & { onGone: () => void }> {
  const machine = farewellWith(ports);
  return ({ onGone, ...props }) => (
    <Farewell
      {...props}
      machine={machine}
      field={field}
      onOpened={(href) => navigate(href)}
      onGone={(dueAt) => {
        ports.announce({ tone: "success", text: farewellTexts.gone(dueDayText(new Date(dueAt))) });
        onGone();
      }}
    />
  );
}
