import { Button } from "../ui/base/button";
import { DutyColumns, DutyFrame, SeasonFrame } from "../ui/duty/duty-columns";
import { DutyIcon } from "../ui/duty/duty-icons";
import { CarIcon } from "../ui/ride/car-icon";
import { CountsTable } from "../ui/schedule/counts-table";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};

const Snacks = ({ isStaff = true }: { isStaff?: boolean }) => (
  <>
    <h2>Duties</h2>
    <DutyFrame
      icon={<DutyIcon sign="snacks" />}
      name="Snacks"
      line="1 family at games"
      actions={
        isStaff && (
          <>
            <Button kind="quiet" onClick={still}>
              Change
            </Button>
            <Button kind="quiet" onClick={still}>
              End
            </Button>
          </>
        )
      }
    >
      <p>18 games, 13 families: one or two turns each.</p>
      {isStaff ? (
        <Button onClick={still}>Share out</Button>
      ) : (
        <Button kind="quiet" onClick={still}>
          We're out of this one
        </Button>
      )}
    </DutyFrame>
  </>
);

const Season = () => (
  <SeasonFrame aria-label="This season">
    <CountsTable>
      <thead>
        <tr>
          <th scope="col">Family</th>
          <th scope="col">To come</th>
          <th scope="col">Turns</th>
        </tr>
      </thead>
      <tbody>
        <tr data-own>
          <th scope="row">
            Maya R. &amp; Leo R. <small>yours</small>
          </th>
          <td>
            <ul>
              <li>Sat, Dec 5: Snacks</li>
              <li>Sat, Jan 9: Kit wash</li>
            </ul>
          </td>
          <td>2</td>
        </tr>
        <tr>
          <th scope="row">Maximiliana-Josephine van den Boogaard-Østergaard</th>
          <td>–</td>
          <td>1</td>
        </tr>
      </tbody>
    </CountsTable>
  </SeasonFrame>
);

const Both = () => (
  <DutyColumns>
    <div>
      <Snacks />
    </div>
    <Season />
  </DutyColumns>
);

export const dutyFrameEntry: GalleryEntry = {
  name: "Duty",
  group: "Layout",
  states: [
    { name: "For staff", render: () => <Snacks /> },
    { name: "For a family", render: () => <Snacks isStaff={false} /> },
    { name: "Season", render: () => <Season /> },
    { name: "Both", render: () => <Both /> },
    {
      name: "Signs",
      render: () => (
        <p>
          {(["snacks", "drinks", "kit", "score", "line", "field", "photos", "other"] as const).map((sign) => (
            <DutyIcon key={sign} sign={sign} title={sign} />
          ))}
          <CarIcon title="car" />
        </p>
      ),
    },
    {
      name: "320 px",
      render: () => (
        <Narrow>
          <Both />
        </Narrow>
      ),
    },
    {
      name: "200 % text",
      render: () => (
        <LargeText>
          <Both />
        </LargeText>
      ),
    },
  ],
};
