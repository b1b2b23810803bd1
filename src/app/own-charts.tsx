import { type ComponentType, type ReactNode, useState } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { useMe } from "../features/session/use-access";

type OwnProps<Charts, Props> = { open: () => Charts; draw: (charts: Charts, props: Props) => ReactNode };

/** Creates charts for each person and mount, so that the queue and storage of an ended session are closed. */
export const withOwnCharts =
  <Charts, Props extends object = object>(
    { session }: Pick<AppPorts, "session">,
    own: OwnProps<Charts, Props>,
  ): ComponentType<Props> =>
  (props) => <Own key={useMe(session)?.id} {...own} of={props} />;

function Own<Charts, Props>({ open, draw, of }: OwnProps<Charts, Props> & { of: Props }) {
  const [charts] = useState(open);
  return draw(charts, of);
}
