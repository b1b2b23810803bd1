import type { ComponentType } from "react";
import { SheetText } from "../ui/dialogs/sheet";
import type { HousePorts } from "./house-ports";

export const wireTeams =
  (_ports: HousePorts): ComponentType<{ onClosed: () => void }> =>
  () => (
    <SheetText>
      <p>
        <strong>No team yet.</strong>
      </p>
    </SheetText>
  );
