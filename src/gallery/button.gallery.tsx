import { styled } from "goober";
import { Button } from "../ui/base/button";
import { CalendarIcon, DeleteIcon, PlusIcon } from "../ui/base/icons";
import { LinkButton } from "../ui/base/link-button";
import { GoogleIcon, SocialIcon } from "../ui/brand/provider-icon";
import type { GalleryEntry } from "./entry";

export const buttonEntry: GalleryEntry = {
  name: "Button",
  group: "Actions",
  states: [
    { name: "Primary", render: () => <Button>Let's go</Button> },
    { name: "Secondary", render: () => <Button kind="secondary">Cancel</Button> },
    { name: "Quiet", render: () => <Button kind="quiet">Not now</Button> },
    {
      name: "Danger",
      render: () => (
        <Button kind="danger" icon={<DeleteIcon />}>
          Sign out everywhere
        </Button>
      ),
    },
    { name: "With an icon", render: () => <Button icon={<PlusIcon />}>Add a teammate</Button> },
    {
      name: "With an aside",
      render: () => (
        <Button kind="secondary" icon={<CalendarIcon />} aside="3">
          This week
        </Button>
      ),
    },
    { name: "Busy", render: () => <Button isBusy>Signing you in</Button> },
    {
      name: "Disabled",
      render: () => (
        <Row>
          <Button disabled>Next</Button>
          <Button kind="secondary" disabled>
            Reset
          </Button>
          <Button kind="quiet" disabled>
            Not now
          </Button>
          <Button kind="danger" disabled>
            Sign out everywhere
          </Button>
        </Row>
      ),
    },
    {
      name: "Unavailable",
      render: () => (
        <Button kind="secondary" isWide icon={<SocialIcon />} aside="Soon" aria-disabled>
          Continue with a social network
        </Button>
      ),
    },
    {
      name: "Wide",
      render: () => (
        <Button kind="secondary" isWide icon={<GoogleIcon />}>
          Continue with Google
        </Button>
      ),
    },
    {
      name: "Long label",
      render: () => (
        <Button>Tell the whole squad that Saturday's game moved to field four at nine in the morning</Button>
      ),
    },
    {
      name: "As a link",
      render: () => (
        <Row>
          <LinkButton href="/gallery">Cool kids corner</LinkButton>
          <LinkButton href="/gallery" kind="secondary">
            Back to base
          </LinkButton>
        </Row>
      ),
    },
  ],
};

const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;
