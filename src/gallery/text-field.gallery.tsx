import { useState } from "react";
import { emailRule } from "../../domain/account/email-address";
import { limits } from "../../domain/base/limits";
import { dripNameTexts } from "../../domain/drip-name/texts";
import { textRule } from "../../domain/fields/field-rules";
import { fieldTexts } from "../../domain/fields/texts";
import { addressTexts } from "../../domain/sign-in/texts";
import { TextField } from "../controls/fields/text-field";
import * as ui from "../ui/fields/text-field";
import type { GalleryEntry } from "./entry";

const part = (name: string, props: Partial<ui.TextFieldProps>) => ({
  name,
  render: () => <Part {...props} />,
});

/** Fixed in its state, but can be typed into. */
function Part({ value = "", ...props }: Partial<ui.TextFieldProps>) {
  const [text, setText] = useState(value);
  return (
    <ui.TextField label="Team name" name="field" isRequired value={text} onEntered={setText} {...props} />
  );
}

const addressRule = emailRule({ isRequired: true });
const urlRule = textRule({ kind: "url", max: limits.url.max });

export const textFieldEntry: GalleryEntry = {
  name: "Text field",
  group: "Fields",
  states: [
    part("Empty", {}),
    part("Filled", { value: "Hawks U12" }),
    part("With hint", { hint: "As it stands on the jerseys." }),
    part("Optional", { isRequired: false, label: "Nickname" }),
    part("Placeholder", { placeholder: "Hawks U12" }),
    part("Required and empty", { message: { tone: "problem", text: fieldTexts.required } }),
    part("Malformed e-mail address", {
      kind: "email",
      label: "E-mail address",
      value: "coach@club",
      message: { tone: "problem", text: fieldTexts.emailAddress },
    }),
    part("Malformed link", {
      kind: "url",
      label: "Website",
      value: "club.org",
      message: { tone: "problem", text: fieldTexts.url },
    }),
    part("Caution", {
      kind: "email",
      label: "E-mail address",
      value: "coach@club.co",
      message: { tone: "caution", text: addressTexts.doubleCheck },
    }),
    part("Success", { value: "robin_23", message: { tone: "success", text: dripNameTexts.free } }),
    part("Checking", { value: "robin_23", isChecking: true }),
    part("Counter", { value: "Hawks", max: 20 }),
    part("Counter above 80 %", { value: "The mighty Hawks!", max: 20 }),
    part("Counter above 90 %", { value: "The mighty Hawks 12", max: 20 }),
    part("Too long", {
      value: "The mighty Hawks of the north",
      max: 20,
      message: { tone: "problem", text: fieldTexts.tooLong(20) },
    }),
    part("Disabled", { value: "Hawks U12", isDisabled: true }),
    part("Read-only", { value: "Hawks U12", isReadOnly: true }),
    {
      name: "Try: e-mail address",
      render: () => (
        <TextField
          label="E-mail address"
          name="email"
          kind="email"
          rule={addressRule}
          isRequired
          max={limits.emailAddress.max}
          success={addressTexts.known}
        />
      ),
    },
    {
      name: "Try: link",
      render: () => <TextField label="Website" name="url" kind="url" rule={urlRule} placeholder="https://" />,
    },
  ],
};
