import { Button } from "../ui/base/button";
import { Link } from "../ui/base/link";
import { Muted, Stack } from "../ui/base/page";
import { Logo, Mark } from "../ui/brand/logo";
import type { GalleryEntry } from "./entry";

export const pageEntry: GalleryEntry = {
  name: "Page parts",
  group: "Foundations",
  states: [
    {
      name: "Stack",
      render: () => (
        <Stack $gap={5}>
          <h2>Bring a friend</h2>
          <Muted>Nobody is on this team yet. Lonely, but not for long.</Muted>
          <div>
            <Button>Invite someone</Button>
          </div>
          <p>
            Or read <Link href="/gallery?entry=page-parts">how teams work</Link>.
          </p>
        </Stack>
      ),
    },
  ],
};

export const logoEntry: GalleryEntry = {
  name: "Logo",
  group: "Images",
  states: [
    { name: "Wordmark", render: () => <Logo height={96} /> },
    { name: "Mark", render: () => <Mark height={96} /> },
    { name: "Bouncing", render: () => <Mark height={64} isBouncing /> },
  ],
};
