import { useState } from "react";
import { type EventTurn, turnTexts } from "../../../domain/duty/turn-texts";
import { Button } from "../../ui/base/button";
import { FormButtons } from "../../ui/fields/form";
import { Select } from "../../ui/fields/select";

export type WhoseTurnProps = {
  slot: EventTurn;
  players: readonly { membership_id: string; name: string }[];
  onSet: (membershipId: string) => void;
  onMove: (move: "off" | "open") => void;
};

/** Staff set who does it, also afterwards who really did. */
export function WhoseTurn({ slot, players, onSet, onMove }: WhoseTurnProps) {
  const [chosen, setChosen] = useState(slot.membership_id ?? "");
  return (
    <>
      <Select
        label={turnTexts.whose}
        value={chosen}
        placeholder={turnTexts.nobody}
        options={players.map(({ membership_id: value, name: label }) => ({ value, label }))}
        onChosen={setChosen}
      />
      <FormButtons>
        {slot.state !== "off" && (
          <Button kind="quiet" onClick={() => onMove("off")}>
            {turnTexts.off}
          </Button>
        )}
        <Button kind="secondary" onClick={() => (chosen === "" ? onMove("open") : onSet(chosen))}>
          {turnTexts.set}
        </Button>
      </FormButtons>
    </>
  );
}
