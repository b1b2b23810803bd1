import { styled } from "goober";
import { useState } from "react";
import { ListRow, RowGroup } from "../ui/base/list-row";
import { FloatingCompose } from "../ui/shell/floating-compose";
import type { GalleryEntry } from "./entry";
import { LargeText } from "./looks";

const feed = (
  <RowGroup>
    {Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
      <ListRow key={index} title={`Practice ${index + 1}`} detail="Saturday, 9 am" />
    ))}
  </RowGroup>
);

function Demo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page>
      <FloatingCompose isOpen={isOpen} onPressed={() => setOpen(!isOpen)} />
      {feed}
    </Page>
  );
}

const still = () => {};

export const floatingComposeEntry: GalleryEntry = {
  name: "Floating compose",
  group: "Actions",
  states: [
    { name: "Above a long page", render: () => <Demo /> },
    { name: "Open", render: () => <FloatingCompose isOpen onPressed={still} /> },
    { name: "Unavailable", render: () => <FloatingCompose isUnavailable onPressed={still} /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Demo />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Demo />
        </div>
      ),
    },
  ],
};

const Page = styled("div")`
  display: grid;
  gap: var(--space-4);
  @media (min-width: 60rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`;
