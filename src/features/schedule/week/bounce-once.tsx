import { useEffect, useState } from "react";
import { Mark } from "../../../ui/brand/logo";

export type Celebrated = { has: (key: string) => boolean; add: (key: string) => void };

/** The drop beside something to celebrate. It bounces the first time on this device. */
export function BounceOnce({
  of,
  celebrated,
  height = 24,
}: {
  of: string;
  celebrated: Celebrated;
  height?: number;
}) {
  const [isFirst] = useState(() => !celebrated.has(of));
  useEffect(() => {
    celebrated.add(of);
  }, [celebrated, of]);
  return <Mark height={height} {...(isFirst && { bounces: 4 })} />;
}
