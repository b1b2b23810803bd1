import type { ReceiptFamily } from "../../../domain/schedule/receipt/call-list";
import { callListTexts, familyName, numbersText } from "../../../domain/schedule/receipt/call-list-texts";
import { Button } from "../base/button";
import { LinkButton } from "../base/link-button";
import { ListRow } from "../base/list-row";
import { ChoiceLines } from "./filter-chips";

export type FamilyRowProps = {
  family: Pick<ReceiptFamily, "people" | "players" | "phones">;
  /** What is known of them. */
  state: string;
  /** The press that is offered: none for a family that knows by itself. */
  offers: "told" | "not-reached" | null;
  isBusy?: boolean;
  fault?: string | null;
  onPressed: () => void;
};

/** One family and a change, for staff: what is known, whom to call, and that they were told. */
export function FamilyRow({
  family,
  state,
  offers,
  isBusy = false,
  fault = null,
  onPressed,
}: FamilyRowProps) {
  const { phones } = family;
  const name = familyName(family);
  const presses = (
    <>
      {offers === "told" &&
        phones?.map(({ user_id, name: person, phone_number }) => (
          <LinkButton
            key={user_id}
            kind="secondary"
            href={`tel:${phone_number}`}
            aria-label={callListTexts.callSpoken(person, family.players.join(", "))}
          >
            {phones.length === 1 ? callListTexts.call : callListTexts.callOne(person)}
          </LinkButton>
        ))}
      {offers !== null && (
        <Button
          kind={offers === "told" ? "secondary" : "quiet"}
          aria-label={
            offers === "told" ? callListTexts.toldThemSpoken(name) : callListTexts.notReachedSpoken(name)
          }
          aria-disabled={isBusy}
          onClick={onPressed}
        >
          {offers === "told" ? callListTexts.toldThem : callListTexts.notReached}
        </Button>
      )}
    </>
  );
  const hasNumbers = phones !== undefined && phones.length > 0;
  return (
    <ListRow
      title={name}
      detail={[state, numbersText(phones)].filter(Boolean).join("\n")}
      isBusy={isBusy}
      fault={fault}
      // Beside two or three buttons a phone number would be broken.
      {...(hasNumbers && offers !== null
        ? { below: <ChoiceLines>{presses}</ChoiceLines> }
        : { end: presses })}
    />
  );
}
