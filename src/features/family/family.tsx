import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { User } from "../../../domain/account/user";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import { changesBetween } from "../../../domain/family/child-changes";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import { isGuarded } from "../../../domain/family/family";
import { endingWords, familyTexts } from "../../../domain/family/family-texts";
import { removalTexts } from "../../../domain/family/removal-texts";
import { childInvitationTexts } from "../../../domain/invitation/child-invitation-texts";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import {
  type familyMachine,
  selectAsked,
  selectChildId,
  selectEndingSeen,
  selectFamilyPlace,
  selectInvited,
  selectIsEnding,
} from "../../../machines/family/family.machine";
import type { familyListMachine } from "../../../machines/family/family-list.machine";
import { useOnNews } from "../../controls/base/use-on-news";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Link } from "../../ui/base/link";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { FormButtons } from "../../ui/fields/form";
import { BackButton } from "./back-button";
import { ChildForm } from "./child-form";
import { ChildPage, type ChildPageProps } from "./child-page";
import { FamilyList } from "./family-list";
import { FollowedPage } from "./followed-page";
import { InviteForm } from "./invite-form";

export type FamilyProps = {
  me: User;
  /** The child whose page is shown first. */
  childId: string | null;
  onBack: () => void;
  /** Called with the title of the shown page, for the dialog's heading. */
  onTitled: (title: string) => void;
};

export type FamilyParts = {
  machine: typeof familyMachine;
  dateField: TypedDateFieldProps["machine"];
  invitationsOf: ChildPageProps["invitationsOf"];
  /** Changes when new pings arrive; the list is then read again. */
  news: string;
  /** One's own requests to join a team, for any child. */
  requests: ChildPageProps["requests"];
  onOpened: (href: string) => void;
  /** Below the children: who comes to practices as usual, and what is below it. */
  practices?: (below: ReactNode) => ReactNode;
  /** In a child's page: who looks at their calendar without an account. */
  guestsOf?: (child: { id: string; firstName: string }) => ReactNode;
  /** Who may drive a child also alone. */
  driversOf?: (child: { id: string; firstName: string }) => ReactNode;
};

/** The children whom the person guards or follows, and a page for each. */
export function Family({
  machine,
  dateField,
  invitationsOf,
  news,
  requests,
  onOpened,
  practices = (below) => below,
  guestsOf,
  driversOf,
  me,
  childId: openedAt,
  onBack,
  onTitled,
}: FamilyProps & FamilyParts) {
  const family = useActorRef(machine, { input: { me, childId: openedAt } });
  const place = useSelector(family, selectFamilyPlace);
  const childId = useSelector(family, selectChildId);
  const invited = useSelector(family, selectInvited);
  const asked = useSelector(family, selectAsked);
  const endingSeen = useSelector(family, selectEndingSeen);
  const isEnding = useSelector(family, selectIsEnding);
  const { list, phone, form, invite, changes } = useSelector(family, ({ children }) => children);
  const child = useChild(list, childId);
  useOnNews(news, () => family.send({ type: "news.received" }));
  const title = titleOf();
  useEffect(() => onTitled(title), [onTitled, title]);

  function titleOf() {
    if (asked) return endingWords(asked).title;
    if (place === "inviting") return childInvitationTexts.title[invited.role];
    return place === "list" ? familyTexts.title : (child.item?.first_name ?? familyTexts.title);
  }

  if (asked)
    return (
      <Stack $gap={4}>
        <p>{endingWords(asked).body}</p>
        {asked.kind === "requestRemoval" && (
          <p>
            {removalTexts.danger(asked.child.first_name ?? "your player")}{" "}
            <Link href="/terms#contact" target="_blank">
              {removalTexts.contact}
            </Link>
          </p>
        )}
        {endingSeen && (
          <InlineNotice role="alert" tone="needs-you" title={baseCodeTexts.REQUEST_412_CHANGED}>
            {changesBetween(endingSeen, asked.child).join(" ")}
          </InlineNotice>
        )}
        <FormButtons>
          <Button
            kind="quiet"
            aria-disabled={isEnding}
            onClick={() => family.send({ type: "ending.cancelled" })}
          >
            Cancel
          </Button>
          <Button kind="danger" isBusy={isEnding} onClick={() => family.send({ type: "ending.confirmed" })}>
            {endingWords(asked).press}
          </Button>
        </FormButtons>
      </Stack>
    );
  if (form) return <ChildForm form={form} dateField={dateField} lastInitial="" />;
  if (invite) return <InviteForm invite={invite} firstName={child.item?.first_name ?? ""} />;
  if (place === "list")
    return (
      list && (
        <FamilyList
          family={family}
          list={list}
          phone={phone}
          practices={practices}
          onBack={onBack}
          onOpened={onOpened}
        />
      )
    );
  const back = () => family.send({ type: "back.pressed" });
  // As high as the page, so that the dialog does not grow.
  if (child.isOpening) return <Skeleton rows={14} label={familyTexts.opening} />;
  if (!child.item) return <Gone onBack={back}>{familyCodeTexts.CHILD_404}</Gone>;
  if (!isGuarded(child.item)) return <FollowedPage family={family} child={child.item} onBack={back} />;
  return (
    changes && (
      <ChildPage
        key={child.item.id}
        family={family}
        changes={changes}
        child={child.item}
        invitationsOf={invitationsOf}
        news={news}
        requests={requests}
        guests={guestsOf?.({ id: child.item.id, firstName: child.item.first_name ?? "" })}
        drivers={driversOf?.({ id: child.item.id, firstName: child.item.first_name ?? "" })}
        onBack={back}
      />
    )
  );
}

/** The child in the list, and whether the list is still loading. */
function useChild(list: ActorRefFrom<typeof familyListMachine> | undefined, childId: string | null) {
  const item = useSelector(list, (snapshot) =>
    snapshot ? selectRows(snapshot).find((row) => row.item.id === childId)?.item : undefined,
  );
  const isOpening = useSelector(
    list,
    (snapshot) => snapshot !== undefined && selectPhase(snapshot) === "opening",
  );
  return { item, isOpening };
}

const Gone = ({ children, onBack }: { children: ReactNode; onBack: () => void }) => (
  <Stack $gap={4}>
    <Muted role="alert">{children}</Muted>
    <BackButton onBack={onBack} />
  </Stack>
);
