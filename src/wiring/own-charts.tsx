import { type ComponentType, type ReactNode, useState } from "react";
import { useMe } from "../features/session/use-access";
import type { HousePorts } from "./house-ports";

type OwnProps<Charts> = { open: () => Charts; draw: (charts: Charts) => ReactNode };

/** Draws with charts of its own for each person and each visit: the queue and the box of an ended session are closed. */
export const withOwnCharts =
  <Charts,>({ session }: Pick<HousePorts, "session">, props: OwnProps<Charts>): ComponentType =>
  () => <Own key={useMe(session)?.id} {...props} />;

function Own<Charts>({ open, draw }: OwnProps<Charts>) {
  const [charts] = useState(open);
  return draw(charts);
}
