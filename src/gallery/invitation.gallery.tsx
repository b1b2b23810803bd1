import type { TeamThread } from "../../domain/invitation/join-thread";
import { Button } from "../ui/base/button";
import { CopyIcon } from "../ui/base/icons";
import { CodeLetters } from "../ui/invitation/code-letters";
import { QrCard } from "../ui/invitation/qr-card";
import { ThreadLine } from "../ui/invitation/thread-line";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const link = "https://drip.example/app/join#0J7S4mT2b9QyVxkPqRf3WnZc8LhA6dEu1oGi5XvYtMs";
const label = "QR code of the invitation to the Comets";
const copy = (
  <Button kind="secondary" icon={<CopyIcon />}>
    Copy
  </Button>
);

export const qrCardEntry: GalleryEntry = {
  name: "QR card",
  group: "Images",
  states: [
    { name: "Card", render: () => <QrCard value={link} label={label} /> },
    {
      name: "Bright",
      render: () => (
        <QrCard value={link} label={label} isBright>
          <CodeLetters code="K7QM4XTD" label="Or type this" />
        </QrCard>
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <QrCard value={link} label={label}>
            drip.example/app/join
          </QrCard>
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <QrCard value={link} label={label}>
            drip.example/app/join
          </QrCard>
        </LargeText>
      ),
    },
  ],
};

export const codeLettersEntry: GalleryEntry = {
  name: "Code letters",
  group: "Actions",
  states: [
    { name: "With a button", render: () => <CodeLetters code="K7QM4XTD" label="Code" end={copy} /> },
    { name: "Alone", render: () => <CodeLetters code="K7QM-4XTD" label="Code" /> },
    {
      name: "Disabled button",
      render: () => (
        <CodeLetters
          code="WWMMWWMM"
          label="Code"
          end={
            <Button kind="secondary" disabled>
              Copy
            </Button>
          }
        />
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <CodeLetters code="K7QM4XTD" label="Code" end={copy} />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <CodeLetters code="K7QM4XTD" label="Code" end={copy} />
        </LargeText>
      ),
    },
  ],
};

const Thread = (props: Partial<TeamThread>) => (
  <Narrow>
    <ThreadLine
      team={{ name: "Comets", colour_one: "#1d2f6f", colour_two: "#ffc53d" }}
      text="Noa for the Comets"
      step={1}
      {...props}
    />
  </Narrow>
);

export const threadLineEntry: GalleryEntry = {
  name: "Thread of joining",
  group: "Actions",
  states: [
    { name: "First step", render: () => <Thread text="For the Comets" /> },
    { name: "Second step", render: () => <Thread step={2} /> },
    { name: "Last step", render: () => <Thread step={3} /> },
    { name: "Without steps", render: () => <Thread step={null} /> },
    {
      name: "Long names",
      render: () => <Thread text="Maximiliana, Noa and Theodora for the Northside Owls" />,
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Thread step={2} />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Thread step={2} />
        </div>
      ),
    },
  ],
};
