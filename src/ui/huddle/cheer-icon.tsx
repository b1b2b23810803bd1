import IconBarbell from "@tabler/icons-react/dist/esm/icons/IconBarbell.mjs";
import IconFlame from "@tabler/icons-react/dist/esm/icons/IconFlame.mjs";
import IconHandStop from "@tabler/icons-react/dist/esm/icons/IconHandStop.mjs";
import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconMoodHappy from "@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs";
import IconMoodSurprised from "@tabler/icons-react/dist/esm/icons/IconMoodSurprised.mjs";
import type { Cheer } from "../../../domain/huddle/cheers";
import { IconFrame as Frame } from "../base/icon";

const cheerDrawings: Readonly<Record<Cheer, typeof IconFlame>> = {
  clap: IconHandStop,
  fire: IconFlame,
  heart: IconHeart,
  laugh: IconMoodHappy,
  wow: IconMoodSurprised,
  strong: IconBarbell,
};

export const CheerIcon = ({ cheer, size = 24 }: { cheer: Cheer; size?: number }) => (
  <Frame size={size} drawing={cheerDrawings[cheer]} />
);
