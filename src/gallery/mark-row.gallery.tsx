import { useState } from "react";
import type { Mark } from "../../domain/schedule/attendance/attendance";
import { CountsTable } from "../ui/schedule/counts-table";
import { MarkList, MarkRow, type MarkRowProps } from "../ui/schedule/mark-row";
import { CapAvatar } from "../ui/team/cap-avatar";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const still = () => {};

const Rows = (props: Partial<MarkRowProps>) => (
  <Narrow>
    <MarkList>
      <MarkRow
        avatar={<CapAvatar team={comets} number="7" initial="M" />}
        name="Maya R."
        said="In · as usual"
        mark={null}
        onMarked={still}
        {...props}
      />
    </MarkList>
  </Narrow>
);

/** A second press on the same clears it. */
function Demo() {
  const [mark, setMark] = useState<Mark | null>(null);
  return <Rows mark={mark} onMarked={(pressed) => setMark(pressed === mark ? null : pressed)} />;
}

export const markRowEntry: GalleryEntry = {
  name: "Mark row",
  group: "Schedule",
  states: [
    { name: "Try it", render: () => <Demo /> },
    { name: "Not marked", render: () => <Rows /> },
    { name: "Here", render: () => <Rows mark="present" /> },
    { name: "Late", render: () => <Rows mark="late" /> },
    { name: "Absent", render: () => <Rows mark="absent" /> },
    { name: "Will be sent", render: () => <Rows mark="present" isWaiting /> },
    { name: "Resting", render: () => <Rows said="resting" onMarked={undefined} /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Rows mark="late" />
        </LargeText>
      ),
    },
  ],
};

export const countsTableEntry: GalleryEntry = {
  name: "Counts table",
  group: "Schedule",
  states: [
    {
      name: "Two players",
      render: () => (
        <Narrow>
          <CountsTable>
            <caption>Aug 15 to May 28</caption>
            <thead>
              <tr>
                <th scope="col">Player</th>
                <th scope="col">Here</th>
                <th scope="col">Absent</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Maya R.</th>
                <td>11</td>
                <td>2</td>
              </tr>
              <tr>
                <th scope="row">Leo M.</th>
                <td>9</td>
                <td>0</td>
              </tr>
            </tbody>
          </CountsTable>
        </Narrow>
      ),
    },
  ],
};
