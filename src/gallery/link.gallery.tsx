import { Link } from "../ui/base/link";
import { LoneLink } from "../ui/base/lone-link";
import type { GalleryEntry } from "./entry";

export const linkEntry: GalleryEntry = {
  name: "Link",
  group: "Actions",
  states: [
    {
      name: "In text",
      render: () => (
        <p>
          By playing along you accept our <Link href="/gallery?entry=link">terms</Link>, all of them, even the
          dull ones.
        </p>
      ),
    },
    {
      name: "Alone",
      render: () => <LoneLink href="/gallery?entry=link">Use another email address</LoneLink>,
    },
  ],
};
