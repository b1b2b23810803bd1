import { useSelector } from "@xstate/react";
import { changeFor } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectChanges } from "../../../machines/family/quick-changes.machine";
import { CameraIcon } from "../../ui/base/icons";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { SettingsSwitch } from "../../ui/settings/settings-switch";
import type { OfQuickChanges } from "./of-child";

/** This guardian's consent to photos, and what all guardians' consents together allow. */
export function PhotoConsent({ changes, child }: OfQuickChanges) {
  const change = changeFor(useSelector(changes, selectChanges), child, "photos");
  const isOn = child.my_photo_consent ?? false;
  return (
    <section aria-busy={change !== undefined}>
      <SectionHead level={3}>{familyTexts.photos}</SectionHead>
      <Stack $gap={2}>
        <SettingsSwitch
          icon={<CameraIcon />}
          label={familyTexts.photosLabel(child)}
          hint={familyTexts.photosHint}
          isOn={isOn}
          onSwitched={() =>
            changes.send({
              type: "quick-change.pressed",
              // The switch shows the saved value, so a second press reverts the change in progress.
              change: { kind: "photos", child, isAllowed: !(change?.isAllowed ?? isOn) },
            })
          }
        />
        <Muted role="status">
          {child.may_be_photographed ? familyTexts.photosYes : familyTexts.photosNo}
        </Muted>
      </Stack>
    </section>
  );
}
