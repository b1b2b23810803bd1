import { TextField } from "../../controls/fields/text-field";
import { DripNameField } from "../../features/drip-name/drip-name-field";
import type { ProfileFieldsProps } from "../../features/settings/profile-form";
import { lengths, rules } from "../../features/sign-in/field-rules";

export function ProfileFields({ me, dripName }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        isVerbatim
        isRequired
        max={lengths.firstName}
        rule={rules.firstName}
        defaultText={me.first_name ?? ""}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        isVerbatim
        isRequired
        max={lengths.lastName}
        rule={rules.lastName}
        defaultText={me.last_name ?? ""}
      />
      {dripName && (
        <DripNameField
          field={dripName}
          hint="Change it twice in 30 days at most. A name you give up stays yours for 90."
        />
      )}
    </>
  );
}
