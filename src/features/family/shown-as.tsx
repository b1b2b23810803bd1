import { useSelector } from "@xstate/react";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import type { ShownAs } from "../../../domain/family/child";
import { changesBetween } from "../../../domain/family/child-changes";
import { rosterLineOf } from "../../../domain/family/child-view";
import { capOf, changeFor } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectChanges, selectDiffering } from "../../../machines/family/quick-changes.machine";
import { Button } from "../../ui/base/button";
import { ProfileIcon, TeamsIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { Choices } from "../../ui/settings/settings-list";
import { CapAvatar } from "../../ui/team/cap-avatar";
import type { OfQuickChanges } from "./of-child";

/** Whether other families see the child by name or number, with a preview of the roster's line. */
export function ShownAsChoice({ changes, child }: OfQuickChanges) {
  const change = changeFor(useSelector(changes, selectChanges), child, "shownAs");
  const differing = useSelector(changes, selectDiffering);
  const refused = changeFor(differing ? [differing.change] : [], child, "shownAs");
  const shownAs: ShownAs = (change ?? refused)?.shownAs ?? child.shown_as ?? "name";
  const { first_name: firstName = "", last_initial: lastInitial = "", guardians = [] } = child;
  const line = rosterLineOf(["family"], {
    firstName,
    lastInitial,
    number: capOf(child).number,
    shownAs,
    isFrozen: child.is_frozen ?? false,
  });
  return (
    <section aria-busy={change !== undefined}>
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
            changes.send({
              type: "quick-change.pressed",
              change: { kind: "shownAs", child, shownAs: chosen },
            })
          }
        />
        {differing && refused && (
          <InlineNotice
            role="alert"
            tone="needs-you"
            title={baseCodeTexts.REQUEST_412_CHANGED}
            actions={
              <>
                <Button onClick={() => changes.send({ type: "quick-change.pressed", change: refused })}>
                  {familyTexts.keepMine}
                </Button>
                <Button kind="secondary" onClick={() => changes.send({ type: "theirs.taken" })}>
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
