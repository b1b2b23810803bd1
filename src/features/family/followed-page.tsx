import { capOf } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { LogOutIcon } from "../../ui/base/icons";
import { List, ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SettingsLine } from "../../ui/settings/settings-list";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { BackButton } from "./back-button";
import { teamsOf } from "./family-list";
import type { OfChild } from "./of-child";

/** A child's page for a follower, who can stop following. */
export const FollowedPage = ({ family, child, onBack }: OfChild & { onBack: () => void }) => (
  <Stack $gap={4}>
    <List>
      <ListRow
        start={<CapAvatar {...capOf(child)} initial={child.first_name?.[0] ?? ""} />}
        title={child.first_name ?? ""}
        detail={teamsOf(child)}
      />
    </List>
    <SettingsLine
      icon={<LogOutIcon />}
      label={familyTexts.unfollow}
      isDangerous
      onPressed={() => family.send({ type: "ending.pressed", ending: { kind: "unfollow", child } })}
    />
    <BackButton onBack={onBack} />
  </Stack>
);
