import type { ComponentType } from "react";
import { endedText } from "../../domain/absence/form-texts";
import { awayEndWith } from "../effects/absence/away-end.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { AwayStrip, type AwayStripProps } from "../features/absence/away-strip";

/** Who is away, above the schedule. */
export function wireAwayStrip({
  client,
  announce,
}: Pick<AppPorts, "client" | "announce">): ComponentType<Omit<AwayStripProps, "machine">> {
  const machine = awayEndWith({ client });
  return ({ onEnded, ...props }) => (
    <AwayStrip
      {...props}
      machine={machine}
      onEnded={(review) => {
        if (review) announce({ tone: "success", text: endedText(review) });
        onEnded(review);
      }}
    />
  );
}
