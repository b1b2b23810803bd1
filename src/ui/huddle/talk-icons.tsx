import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconBellOff from "@tabler/icons-react/dist/esm/icons/IconBellOff.mjs";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import IconFold from "@tabler/icons-react/dist/esm/icons/IconFold.mjs";
import IconSend2 from "@tabler/icons-react/dist/esm/icons/IconSend2.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { IconFrame as Frame, type Icon } from "../base/icon";

// Not in `icons.tsx`, which is part of the first load: only chat draws these.
export const SendIcon: Icon = (props) => <Frame {...props} drawing={IconSend2} isMirrored />;
export const MutedIcon: Icon = (props) => <Frame {...props} drawing={IconBellOff} />;
export const ReportIcon: Icon = (props) => <Frame {...props} drawing={IconFlag} />;
export const FoldIcon: Icon = (props) => <Frame {...props} drawing={IconFold} />;
export const BringInIcon: Icon = (props) => <Frame {...props} drawing={IconUserPlus} />;
export const DownIcon: Icon = (props) => <Frame {...props} drawing={IconArrowDown} />;
