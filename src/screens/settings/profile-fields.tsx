import { useState } from "react";
import { TextField } from "../../controls/fields/text-field";
import type { ProfileFieldsProps } from "../../features/settings/profile-form";
import { lengths, rules } from "../../features/sign-in/field-rules";
import { Button } from "../../ui/base/button";
import { Chips } from "../../ui/base/chips";

export function ProfileFields({ me, fault, suggestions, onDripNameEntered }: ProfileFieldsProps) {
  /** A suggestion goes into a field of its own, which begins with it. */
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        isRequired
        max={lengths.firstName}
        rule={rules.firstName}
        defaultText={me.first_name ?? ""}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        isRequired
        max={lengths.lastName}
        rule={rules.lastName}
        defaultText={me.last_name ?? ""}
      />
      <TextField
        key={chosen}
        label="Drip name"
        name="dripName"
        autoComplete="nickname"
        autoCapitalize="none"
        isRequired
        hint={fault ?? "A name you give up stays yours for 90 days."}
        max={lengths.dripName}
        rule={rules.dripName}
        defaultText={chosen ?? me.drip_name ?? ""}
        onJudged={onDripNameEntered}
      />
      {suggestions.length > 0 && (
        <Chips>
          <legend>These are free</legend>
          {suggestions.map((text) => (
            <Button
              key={text}
              kind="secondary"
              onClick={() => {
                setChosen(text);
                onDripNameEntered();
              }}
            >
              {text}
            </Button>
          ))}
        </Chips>
      )}
    </>
  );
}
