import IconLuggage from "@tabler/icons-react/dist/esm/icons/IconLuggage.mjs";
import { IconFrame as Frame, type Icon } from "../base/icon";

// Not in `icons.tsx`, which is part of the first load.
export const AwayIcon: Icon = (props) => <Frame {...props} drawing={IconLuggage} />;
