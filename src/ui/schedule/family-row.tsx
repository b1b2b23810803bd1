import type { ReceiptFamily } from "../../../domain/schedule/call-list";
import { callListTexts, familyName, numbersText } from "../../../domain/schedule/call-list-texts";
import { Button } from "../base/button";
import { LinkButton } from "../base/link-button";
import { ListRow } from "../base/list-row";

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
  return (
    <ListRow
      title={name}
      detail={[state, numbersText(phones)].filter(Boolean).join("\n")}
      isBusy={isBusy}
      fault={fault}
      end={
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
          {offers === "told" && (
            <Button
              kind="secondary"
              aria-label={callListTexts.toldThemSpoken(name)}
              aria-disabled={isBusy}
              onClick={onPressed}
            >
              {callListTexts.toldThem}
            </Button>
          )}
          {offers === "not-reached" && (
            <Button
              kind="quiet"
              aria-label={callListTexts.notReachedSpoken(name)}
              aria-disabled={isBusy}
              onClick={onPressed}
            >
              {callListTexts.notReached}
            </Button>
          )}
        </>
      }
    />
  );
}
