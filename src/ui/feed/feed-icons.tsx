import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconMessageCircleOff from "@tabler/icons-react/dist/esm/icons/IconMessageCircleOff.mjs";
import IconMoodSmile from "@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import IconPinnedOff from "@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs";
import { IconFrame as Frame, type Icon } from "../base/icon";

// Not in `icons.tsx`, which is part of the first load: only the feed draws these.
export const PinIcon: Icon = (props) => <Frame {...props} drawing={IconPin} />;
export const UnpinIcon: Icon = (props) => <Frame {...props} drawing={IconPinnedOff} />;
export const CheerAddIcon: Icon = (props) => <Frame {...props} drawing={IconMoodSmile} />;
export const NoCommentsIcon: Icon = (props) => <Frame {...props} drawing={IconMessageCircleOff} />;
export const UpIcon: Icon = (props) => <Frame {...props} drawing={IconArrowUp} />;
