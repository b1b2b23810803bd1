import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { Row } from "../../../domain/base/collection";
import type { Child } from "../../../domain/family/child-form";
import { shownName } from "../../../domain/family/child-view";
import { capOf, type FamilyLine, isGuarded } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { routes } from "../../../domain/shell/routes";
import type { phoneMachine } from "../../../machines/account/phone.machine";
import { selectPhase } from "../../../machines/base/collection.setup";
import type { familyMachine } from "../../../machines/family/family.machine";
import type { familyListMachine } from "../../../machines/family/family-list.machine";
import { Collection } from "../../controls/base/collection";
import { Button } from "../../ui/base/button";
import { PlusIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { showDate } from "../../ui/dates/show-date";
import { FormButtons } from "../../ui/fields/form";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { PhoneForm } from "./phone-form";

export type FamilyListProps = {
  family: ActorRefFrom<typeof familyMachine>;
  list: ActorRefFrom<typeof familyListMachine>;
  phone: ActorRefFrom<typeof phoneMachine> | undefined;
  practices: (below: ReactNode) => ReactNode;
  onBack: () => void;
  onOpened: (href: string) => void;
};

/** The person's phone number, and the children with the people around them. What is below the children waits for them. */
export const FamilyList = ({ family, list, phone, practices, onBack, onOpened }: FamilyListProps) => (
  <Stack $gap={4}>
    <section>
      <SectionHead level={3}>{familyTexts.phone}</SectionHead>
      <Stack $gap={2}>
        <Muted>{familyTexts.phoneReaders}</Muted>
        {phone && <PhoneForm form={phone} />}
      </Stack>
    </section>
    <section>
      <SectionHead level={3}>{familyTexts.kids}</SectionHead>
      <Collection
        of={list}
        opening={familyTexts.opening}
        empty={<Muted>{familyTexts.empty}</Muted>}
        gone={<Muted>{familyTexts.empty}</Muted>}
      >
        {({ item, ...row }) =>
          item.deletion_due_at !== undefined ? (
            <TakenDown
              {...row}
              item={item}
              due={item.deletion_due_at}
              onRestored={() => list.send({ type: "item.changed", change: { id: item.id, to: item } })}
            />
          ) : (
            <ListRow
              start={
                <CapAvatar {...capOf(item)} initial={item.first_name?.[0] ?? ""} isMine={isGuarded(item)} />
              }
              title={isGuarded(item) ? fullName(item) : (item.first_name ?? "")}
              detail={<Around child={item} />}
              onPressed={() => family.send({ type: "child.opened", childId: item.id })}
            />
          )
        }
      </Collection>
    </section>
    <div hidden={useSelector(list, selectPhase) === "opening"}>
      <Stack $gap={4}>
        {practices(
          <FormButtons>
            <Button kind="quiet" onClick={onBack}>
              Back
            </Button>
            <Button
              kind="secondary"
              icon={<PlusIcon />}
              onClick={() => onOpened(`${routes.next.pattern}?kids`)}
            >
              {familyTexts.addKids}
            </Button>
          </FormButtons>,
        )}
      </Stack>
    </div>
  </Stack>
);

type TakenDownProps = Row<FamilyLine> & { due: string; onRestored: () => void };

/** A deleted profile, which can be restored until it is erased. */
const TakenDown = ({ item: { first_name: name = "" }, due, change, refusal, onRestored }: TakenDownProps) => (
  <ListRow
    start={<CapAvatar number={null} initial={name[0] ?? ""} />}
    title={name}
    detail={familyTexts.takenDown(showDate(due))}
    isBusy={change !== null}
    fault={refusal}
    end={
      <Button
        kind="secondary"
        aria-label={`${familyTexts.bringBack}, ${name}`}
        isBusy={change !== null}
        onClick={onRestored}
      >
        {familyTexts.bringBack}
      </Button>
    }
  />
);

/** Teams, guardians, followers and the number of requests. */
function Around({ child }: { child: Child }) {
  const { guardians = [], followers = [], requests = [] } = child;
  const names = guardians.map(({ is_me: isMe, name }) => (isMe ? "you" : name));
  return (
    <>
      {teamsOf(child)}
      {!isGuarded(child) && <Line>{familyTexts.following}</Line>}
      {names.length > 0 && <Line>{familyTexts.lookedAfterBy(names)}</Line>}
      {followers.length > 0 && <Line>{familyTexts.followedBy(followers.map(({ name }) => name))}</Line>}
      {requests.length > 0 && (
        <Line>
          <b>{familyTexts.asks(requests.length)}</b>
        </Line>
      )}
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <>
    <br />
    {children}
  </>
);

export const fullName = ({ first_name: firstName = "", last_initial: lastInitial = "" }: Child) =>
  shownName({ firstName, lastInitial });

export const teamsOf = ({ teams }: Child) =>
  teams.length > 0 ? teams.map(({ name }) => name).join(" · ") : familyTexts.noTeam;
