import { Skeleton } from "../ui/base/skeleton";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

export const skeletonEntry: GalleryEntry = {
  name: "Skeleton",
  group: "Layout",
  states: [
    { name: "Rows", render: () => <Skeleton rows={3} label="Calling the roster" /> },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Skeleton rows={2} label="Calling the roster" />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Skeleton rows={2} label="Calling the roster" />
        </LargeText>
      ),
    },
  ],
};
