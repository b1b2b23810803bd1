import { useEffect, useRef } from "react";
import { SelectField, type SelectFieldProps } from "../controls/fields/select-field";
import type { GalleryEntry } from "./entry";

const options = [
  { value: "coach", label: "Coach" },
  { value: "player", label: "Player" },
  { value: "parent", label: "Parent or guardian" },
  {
    value: "grandparent",
    label: "Grandparent, aunt, uncle or any other kind of loud supporter on the sideline",
  },
  { value: "referee", label: "Referee" },
];

const state = (name: string, props: Partial<SelectFieldProps>) => ({
  name,
  render: () => <SelectField label="Your part in the crew" options={options} {...props} />,
});

/** Browsers allow opening a list by script only right after a user's press. */
function Opened(props: SelectFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (navigator.userActivation?.isActive) place.current?.querySelector("select")?.showPicker();
  }, []);
  return (
    <div ref={place}>
      <SelectField {...props} />
    </div>
  );
}

export const selectEntry: GalleryEntry = {
  name: "Select",
  group: "Fields",
  states: [
    state("Empty", {}),
    state("Required, with a hint", { isRequired: true, hint: "You can change it every season." }),
    state("Chosen", { value: "coach" }),
    state("A long option", { value: "grandparent" }),
    state("Missing", { isRequired: true, isChecked: true }),
    {
      name: "Open",
      render: () => <Opened label="Your part in the crew" options={options} value="parent" />,
    },
    state("Disabled", { value: "player", isDisabled: true }),
  ],
};
