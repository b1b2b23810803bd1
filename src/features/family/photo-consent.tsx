import { useSelector } from "@xstate/react";
import { wishFor } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectWishes } from "../../../machines/family/child-wishes.machine";
import { CameraIcon } from "../../ui/base/icons";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { SettingsSwitch } from "../../ui/settings/settings-switch";
import type { OfWishes } from "./of-child";

/** This guardian's consent to photos, and what all guardians' consents together allow. */
export function PhotoConsent({ wishes, child }: OfWishes) {
  const wished = wishFor(useSelector(wishes, selectWishes), child, "photos");
  const isOn = child.my_photo_consent ?? false;
  return (
    <section aria-busy={wished !== undefined}>
      <SectionHead level={3}>{familyTexts.photos}</SectionHead>
      <Stack $gap={2}>
        <SettingsSwitch
          icon={<CameraIcon />}
          label={familyTexts.photosLabel(child)}
          hint={familyTexts.photosHint}
          isOn={isOn}
          onSwitched={() =>
            wishes.send({
              type: "wish.pressed",
              // The switch shows the saved value, so a second press reverts the change in progress.
              wish: { kind: "photos", child, isAllowed: !(wished?.isAllowed ?? isOn) },
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
