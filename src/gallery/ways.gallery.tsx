import { CrewIcon, InvitationIcon, TrophyIcon } from "../ui/base/icons";
import { Way, Ways } from "../ui/family/ways";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const Three = () => (
  <Ways aria-label="What brings you here?">
    <Way
      href="#code"
      icon={<InvitationIcon />}
      title="Join with a code"
      line="A link or an 8-character code from your team."
      onOpened={() => {}}
    />
    <Way
      href="#kids"
      icon={<CrewIcon />}
      title="Add my kids"
      line="You run the family. We keep up."
      onOpened={() => {}}
    />
    <Way
      href="#team"
      icon={<TrophyIcon />}
      title="Start a team"
      line="You've got the whistle."
      onOpened={() => {}}
    />
  </Ways>
);

export const waysEntry: GalleryEntry = {
  name: "Ways",
  group: "Layout",
  states: [
    { name: "Three", render: () => <Three /> },
    {
      name: "On the smallest phone",
      render: () => (
        <Narrow>
          <Three />
        </Narrow>
      ),
    },
    {
      name: "Large letters",
      render: () => (
        <LargeText>
          <Three />
        </LargeText>
      ),
    },
    {
      name: "From right to left",
      render: () => (
        <div dir="rtl">
          <Three />
        </div>
      ),
    },
  ],
};
