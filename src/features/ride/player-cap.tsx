import { CapAvatar } from "../../ui/team/cap-avatar";
import type { RideRowProps } from "./ride-row-props";

type PlayerCapProps = { row: Pick<RideRowProps, "details" | "team">; membershipId: string; name: string };

/** The cap of a player, with the number where the reader knows it. */
export const PlayerCap = ({ row: { details, team }, membershipId, name }: PlayerCapProps) => {
  const player = details.participants.find(({ membership_id }) => membership_id === membershipId);
  return (
    <CapAvatar
      team={team}
      number={player?.number}
      initial={[...name][0] ?? ""}
      isMine={player?.is_mine === true}
    />
  );
};
