import type { ComponentType } from "react";
import { endedText } from "../../domain/absence/form-texts";
import { awayEndMachine } from "../../machines/absence/away-end.machine";
import { endAway } from "../effects/absence/absence.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { AwayStrip, type AwayStripProps } from "../features/absence/away-strip";

/** Who is away, above the schedule. */
export function wireAwayStrip({
  client,
  announce,
}: Pick<AppPorts, "client" | "announce">): ComponentType<Omit<AwayStripProps, "machine">> {
  const machine = awayEndMachine.provide({
    actors: { endAway: effect(({ input }) => endAway(client, input.items)) },
  });
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
