import { styled } from "goober";
import { colourPairs } from "../../domain/team/colours";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Row } from "./looks";

const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };

const Pairs = ({ initials = "" }: { initials?: string }) => (
  <Grid>
    {colourPairs.map((pair, index) => (
      <li key={pair.id}>
        <Crest team={pair} size={64} initial={initials[index]} />
        <Crest team={pair} size={40} initial={initials[index]} />
        <Crest team={pair} size={24} initial={initials[index]} />
        <span>
          {pair.name}
          <br />
          <small>{pair.pattern}</small>
        </span>
      </li>
    ))}
  </Grid>
);

export const crestEntry: GalleryEntry = {
  name: "Crest",
  group: "Images",
  states: [
    { name: "The twelve pairs", render: () => <Pairs /> },
    { name: "With an initial", render: () => <Pairs initials="CWJBFMÅØHQÉG" /> },
    {
      name: "Named",
      render: () => <Crest team={comets} size={64} initial="C" label="The Comets" />,
    },
    {
      name: "Colours of no pair",
      render: () => <Crest team={{ colour_one: "#444444", colour_two: "#eeeeee" }} size={64} />,
    },
    {
      name: "Beside a name",
      render: () => (
        <Row>
          <Crest team={comets} initial="C" />
          <p>The Comets</p>
        </Row>
      ),
    },
    {
      name: "Beside large text",
      render: () => (
        <LargeText>
          <Row>
            <Crest team={comets} initial="C" />
            <p>The Comets</p>
          </Row>
        </LargeText>
      ),
    },
  ],
};

const Grid = styled("ul")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: 1.2;
  & > li { display: flex; align-items: center; gap: var(--space-3); }
  small { color: var(--text-muted); }
`;
