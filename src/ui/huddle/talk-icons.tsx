import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconBarbell from "@tabler/icons-react/dist/esm/icons/IconBarbell.mjs";
import IconBellOff from "@tabler/icons-react/dist/esm/icons/IconBellOff.mjs";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import IconFlame from "@tabler/icons-react/dist/esm/icons/IconFlame.mjs";
import IconFold from "@tabler/icons-react/dist/esm/icons/IconFold.mjs";
import IconHandStop from "@tabler/icons-react/dist/esm/icons/IconHandStop.mjs";
import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconMoodHappy from "@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs";
import IconMoodSurprised from "@tabler/icons-react/dist/esm/icons/IconMoodSurprised.mjs";
import IconSend2 from "@tabler/icons-react/dist/esm/icons/IconSend2.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import type { Cheer } from "../../../domain/huddle/cheers";
import { IconFrame as Frame, type Icon } from "../base/icon";

// Not in `icons.tsx`, which is part of the first load: only chat draws these.
export const SendIcon: Icon = (props) => <Frame {...props} drawing={IconSend2} isMirrored />;
export const MutedIcon: Icon = (props) => <Frame {...props} drawing={IconBellOff} />;
export const ReportIcon: Icon = (props) => <Frame {...props} drawing={IconFlag} />;
export const FoldIcon: Icon = (props) => <Frame {...props} drawing={IconFold} />;
export const BringInIcon: Icon = (props) => <Frame {...props} drawing={IconUserPlus} />;
export const DownIcon: Icon = (props) => <Frame {...props} drawing={IconArrowDown} />;

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
