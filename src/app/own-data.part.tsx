import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { dueDayText } from "../../domain/account-deletion/deletion";
import { farewellTexts } from "../../domain/account-deletion/farewell";
import { copyMyDataWith, farewellWith, type OwnDataPorts } from "../effects/account-deletion/own-data.actors";
import { CopyMyData, type OwnDataProps } from "../features/account-deletion/copy-my-data";
import { Farewell } from "../features/account-deletion/farewell";
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
