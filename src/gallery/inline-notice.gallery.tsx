import { Button } from "../ui/base/button";
import { LockIcon } from "../ui/base/icons";
import { InlineNotice } from "../ui/base/inline-notice";
import { Link } from "../ui/base/link";
import { Stack } from "../ui/base/page";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const needsYou = (
  <InlineNotice
    tone="needs-you"
    title="16 families want to join"
    actions={<Button kind="secondary">See 16 requests</Button>}
  >
    Two of them asked with a <Link href="/gallery?entry=inline-notice">question</Link>.
  </InlineNotice>
);

export const inlineNoticeEntry: GalleryEntry = {
  name: "Inline notice",
  group: "Messages",
  states: [
    {
      name: "Tones",
      render: () => (
        <Stack $gap={3}>
          <InlineNotice tone="done" title="Asked!">
            Waiting for a coach to approve. We'll ding you.
          </InlineNotice>
          {needsYou}
          <InlineNotice title="One whistle so far." actions={<Button kind="secondary">Add another</Button>}>
            Two grown-ups are safer than one.
          </InlineNotice>
        </Stack>
      ),
    },
    { name: "Title alone", render: () => <InlineNotice tone="done" title="You're in!" /> },
    {
      name: "Every kind of button",
      render: () => (
        <Stack $gap={3}>
          {(["done", "needs-you", "plain"] as const).map((tone) => (
            <InlineNotice
              key={tone}
              tone={tone}
              title="Nobody's holding the whistle."
              actions={
                <>
                  <Button>Take over</Button>
                  <Button kind="secondary">Not now</Button>
                  <Button kind="quiet">Later</Button>
                  <Button kind="secondary" disabled>
                    Gone
                  </Button>
                </>
              }
            />
          ))}
        </Stack>
      ),
    },
    {
      name: "With a sign of its own",
      render: () => (
        <InlineNotice icon={<LockIcon size={20} />} title="Only Sam's coaches see it.">
          For the day a knee gets scraped.
        </InlineNotice>
      ),
    },
    { name: "On 320 px", render: () => <Narrow>{needsYou}</Narrow> },
    { name: "Large text", render: () => <LargeText>{needsYou}</LargeText> },
  ],
};
