import { useSelector } from "@xstate/react";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import type { ShownAs } from "../../../domain/family/child";
import { changesBetween } from "../../../domain/family/child-changes";
import { rosterLineOf } from "../../../domain/family/child-view";
import { capOf, wishFor } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectDiffering, selectWishes } from "../../../machines/family/child-wishes.machine";
import { Button } from "../../ui/base/button";
import { ProfileIcon, TeamsIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { Choices } from "../../ui/settings/settings-list";
import { CapAvatar } from "../../ui/team/cap-avatar";
import type { OfWishes } from "./of-child";

/** Whether other families see the child by name or number, with a preview of the roster's line. */
export function ShownAsChoice({ wishes, child }: OfWishes) {
  const wished = wishFor(useSelector(wishes, selectWishes), child, "shownAs");
  const differing = useSelector(wishes, selectDiffering);
  const refused = wishFor(differing ? [differing.wish] : [], child, "shownAs");
  const shownAs: ShownAs = (wished ?? refused)?.shownAs ?? child.shown_as ?? "name";
  const { first_name: firstName = "", last_initial: lastInitial = "", guardians = [] } = child;
  const line = rosterLineOf(["family"], {
    firstName,
    lastInitial,
    number: capOf(child).number,
    shownAs,
    isFrozen: child.is_frozen ?? false,
  });
  return (
    <section aria-busy={wished !== undefined}>
      <Stack $gap={2}>
        <Choices
          legend={familyTexts.whatOthersSee}
          name="shownAs"
          options={[
            { value: "name", label: familyTexts.byName, icon: <ProfileIcon size={20} /> },
            { value: "number", label: familyTexts.byNumber, icon: <TeamsIcon size={20} /> },
          ]}
          value={shownAs}
          onChosen={(chosen) =>
            wishes.send({ type: "wish.pressed", wish: { kind: "shownAs", child, shownAs: chosen } })
          }
        />
        {differing && refused && (
          <InlineNotice
            role="alert"
            tone="needs-you"
            title={baseCodeTexts.REQUEST_412_CHANGED}
            actions={
              <>
                <Button onClick={() => wishes.send({ type: "wish.pressed", wish: refused })}>
                  {familyTexts.keepMine}
                </Button>
                <Button kind="secondary" onClick={() => wishes.send({ type: "theirs.taken" })}>
                  {familyTexts.takeTheirs}
                </Button>
              </>
            }
          >
            {changesBetween(differing.seen, refused.child).join(" ")}
          </InlineNotice>
        )}
        {line.kind === "hidden" ? (
          <Muted>{familyTexts.hidden}</Muted>
        ) : (
          <List aria-label={familyTexts.preview}>
            <ListRow
              start={
                <CapAvatar {...capOf(child)} initial={line.kind === "named" ? (firstName[0] ?? "") : "?"} />
              }
              title={line.text}
              detail={
                line.kind === "named"
                  ? familyTexts.lookedAfterBy(guardians.map(({ name }) => name))
                  : familyTexts.noGuardians
              }
            />
          </List>
        )}
        <Muted>{familyTexts.toGuardiansOnly}</Muted>
      </Stack>
    </section>
  );
}
