import { type DutyBook, familiesByNext } from "../../../domain/duty/duty-book";
import { dutyTexts, familyName } from "../../../domain/duty/duty-texts";
import { SectionHead } from "../../ui/base/section-head";
import { SeasonFrame } from "../../ui/duty/duty-columns";
import { CountsTable } from "../../ui/schedule/counts-table";

/** Each family with its turns, whoever is next first. */
export function SeasonTable({ book }: { book: DutyBook }) {
  return (
    <SeasonFrame aria-label={dutyTexts.season}>
      <SectionHead level={3}>{dutyTexts.season}</SectionHead>
      <CountsTable>
        <thead>
          <tr>
            <th scope="col">{dutyTexts.family}</th>
            <th scope="col">{dutyTexts.toCome}</th>
            <th scope="col">{dutyTexts.turns}</th>
          </tr>
        </thead>
        <tbody>
          {familiesByNext(book).map(({ family, turns }) => (
            <tr key={family.membership_ids.join()} data-own={family.is_own || undefined}>
              <th scope="row">
                {familyName(family.players)}{" "}
                {(family.is_own || family.is_spot) && (
                  <small>{family.is_own ? dutyTexts.yours : dutyTexts.notJoined}</small>
                )}
              </th>
              <td>
                {turns.length === 0 ? (
                  dutyTexts.noTurns
                ) : (
                  <ul>
                    {turns.map(({ key, text }) => (
                      <li key={key}>{text}</li>
                    ))}
                  </ul>
                )}
              </td>
              <td>{family.turns}</td>
            </tr>
          ))}
        </tbody>
      </CountsTable>
    </SeasonFrame>
  );
}
