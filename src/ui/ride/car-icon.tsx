import IconCar from "@tabler/icons-react/dist/esm/icons/IconCar.mjs";
import { IconFrame as Frame, type Icon } from "../base/icon";

// Not in `icons.tsx`, which is part of the first load.
export const CarIcon: Icon = (props) => <Frame {...props} drawing={IconCar} />;
