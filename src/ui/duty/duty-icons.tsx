import IconApple from "@tabler/icons-react/dist/esm/icons/IconApple.mjs";
import IconBottle from "@tabler/icons-react/dist/esm/icons/IconBottle.mjs";
import IconCamera from "@tabler/icons-react/dist/esm/icons/IconCamera.mjs";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconScoreboard from "@tabler/icons-react/dist/esm/icons/IconScoreboard.mjs";
import IconShirt from "@tabler/icons-react/dist/esm/icons/IconShirt.mjs";
import IconShovel from "@tabler/icons-react/dist/esm/icons/IconShovel.mjs";
import type { DutySign } from "../../../domain/duty/own-turn";
import { IconFrame as Frame, type IconProps } from "../base/icon";

const drawings = {
  snacks: IconApple,
  drinks: IconBottle,
  kit: IconShirt,
  score: IconScoreboard,
  line: IconFlag,
  field: IconShovel,
  photos: IconCamera,
  other: IconListCheck,
} as const satisfies Record<DutySign, unknown>;

// Not in `icons.tsx`, which is part of the first load.
export const DutyIcon = ({ sign, ...props }: IconProps & { sign: DutySign }) => (
  <Frame {...props} drawing={drawings[sign]} />
);
