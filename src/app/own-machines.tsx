import { type ComponentType, type ReactNode, useState } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { useMe } from "../features/session/use-access";

type OwnProps<Machines, Props> = {
  open: () => Machines;
  draw: (machines: Machines, props: Props) => ReactNode;
};

/** Creates machines for each person and mount, so that the queue and storage of an ended session are closed. */
export const withOwnMachines =
  <Machines, Props extends object = object>(
    { session }: Pick<AppPorts, "session">,
    own: OwnProps<Machines, Props>,
  ): ComponentType<Props> =>
  (props) => <Own key={useMe(session)?.id} {...own} of={props} />;

function Own<Machines, Props>({ open, draw, of }: OwnProps<Machines, Props> & { of: Props }) {
  const [machines] = useState(open);
  return draw(machines, of);
}
