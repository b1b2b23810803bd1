import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { Row } from "../../../domain/base/collection";
import {
  batchesOfAll,
  batchOfOne,
  type Decision,
  mayGo,
  type RequestLine,
} from "../../../domain/team/requests";
import { rolesText } from "../../../domain/team/roster";
import { requestTexts } from "../../../domain/team/texts";
import { selectFault, selectPhase, selectRows } from "../../../machines/base/collection.setup";
import {
  type RequestsMachine,
  selectDeciding,
  selectIsDeciding,
  selectIsDecidingAll,
  selectNews,
  selectRefusal,
} from "../../../machines/team/requests.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { MoreIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { keepFocus } from "../../ui/base/keep-focus";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { FormButtons } from "../../ui/fields/form";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { ReadingFault } from "./team-head";

type RequestsActor = ActorRefFrom<RequestsMachine>;

export type RequestsProps = {
  machine: RequestsMachine;
  teamId: string;
  hold: (isHeld: boolean) => void;
  /** Called after a decision, so that the page below is refreshed. */
  onSettled: () => void;
};

/** Join requests. One button approves all that raise no question. */
export function Requests({ machine, teamId, hold, onSettled }: RequestsProps) {
  const requests = useActorRef(machine, { input: { teamId } });
  useHold(hold, useSelector(requests, selectIsDeciding));
  const list = useSelector(requests, ({ children }) => children.list);
  useSettled(requests, onSettled);
  return list ? <RequestLists requests={requests} list={list} /> : null;
}

type ListRef = NonNullable<ReturnType<RequestsActor["getSnapshot"]>["children"]["list"]>;

function RequestLists({ requests, list }: { requests: RequestsActor; list: ListRef }) {
  const phase = useSelector(list, selectPhase);
  const rows = useSelector(list, selectRows<RequestLine>);
  const fault = useSelector(list, selectFault);
  const told = useSelector(requests, selectNews);
  const refusal = useSelector(requests, selectRefusal);
  const isDecidingAll = useSelector(requests, selectIsDecidingAll);
  if (phase === "opening") return <Skeleton rows={3} label={requestTexts.opening} />;
  const all = mayGo(rows.map(({ item }) => item));
  const goTogether = rows.filter(({ item }) => item.may_go_with_all);
  const oneByOne = rows.filter(({ item }) => !item.may_go_with_all);
  return (
    <Stack $gap={4} ref={keepFocus}>
      {told && <InlineNotice role="status" tone="done" title={told} />}
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {fault && <ReadingFault fault={fault} onRetried={() => list.send({ type: "retry.pressed" })} />}
      {phase !== "failed" && rows.length === 0 && (
        <InlineNotice title={requestTexts.none}>{requestTexts.wait}</InlineNotice>
      )}
      <Section requests={requests} rows={goTogether} />
      <Section requests={requests} rows={oneByOne} name={all.length > 0 ? "One at a time" : undefined} />
      {all.length > 0 && (
        <DialogFoot>
          <Button
            isBusy={isDecidingAll}
            onClick={() =>
              requests.send({ type: "all.pressed", batches: batchesOfAll(all, () => crypto.randomUUID()) })
            }
          >
            {all.length === 1 ? "Let the one in" : `Let all ${all.length} in`}
          </Button>
        </DialogFoot>
      )}
    </Stack>
  );
}

type SectionProps = { requests: RequestsActor; rows: readonly Row<RequestLine>[]; name?: string | undefined };

function Section({ requests, rows, name }: SectionProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section {...(name ? { "aria-labelledby": id } : { "aria-label": "Requests" })}>
      {name && (
        <SectionHead id={id} level={3} count={rows.length}>
          {name}
        </SectionHead>
      )}
      <RowGroup>
        {rows.map(({ item }) => (
          <Request key={item.id} {...item} requests={requests} />
        ))}
      </RowGroup>
    </section>
  );
}

function Request({ requests, ...request }: RequestLine & { requests: RequestsActor }) {
  const { id, name, from, is_child: isChild, roles, questions, similar_membership_id: similar } = request;
  const isBusy = useSelector(requests, (snapshot) => selectDeciding(snapshot).includes(id));
  const isDeciding = useSelector(requests, selectIsDeciding);
  const [isMore, setMore] = useState(false);
  const more = useId();
  const decide = (decision: Decision) =>
    requests.send({ type: "request.decided", batch: batchOfOne(id, decision, crypto.randomUUID()) });
  const button = { isBusy, "aria-disabled": isDeciding || undefined };
  return (
    <ListRow
      start={
        isChild ? (
          <CapAvatar initial={[...name][0] ?? ""} />
        ) : (
          <Avatar user={{ id: from.user_id, avatar: from.avatar, is_deleted: false }} name={from.name} />
        )
      }
      title={name}
      detail={isChild ? `${from.name} asks` : rolesText(roles)}
      isBusy={isBusy}
      below={
        <Stack $gap={2}>
          {questions.map((question) => (
            <InlineNotice key={question} tone="needs-you" title={requestTexts.questions[question](name)} />
          ))}
          <FormButtons>
            <Button
              kind="quiet"
              aria-expanded={isMore}
              aria-controls={more}
              aria-label={`More about ${name}`}
              onClick={() => setMore(!isMore)}
            >
              <MoreIcon />
            </Button>
            <Button
              kind="secondary"
              {...button}
              aria-label={`No to ${name}`}
              onClick={() => decide("declined")}
            >
              No
            </Button>
            <Button
              kind={request.may_go_with_all ? "secondary" : "primary"}
              {...button}
              aria-label={`Let in ${name}`}
              onClick={() => decide("approved")}
            >
              Let in
            </Button>
          </FormButtons>
          <div id={more} hidden={!isMore}>
            <FormButtons>
              {isChild && similar !== null && (
                <Button kind="secondary" {...button} onClick={() => decide("same_child")}>
                  Same kid
                </Button>
              )}
              <Button kind="danger" {...button} onClick={() => decide("barred")}>
                Decline and block
              </Button>
            </FormButtons>
          </div>
        </Stack>
      }
    />
  );
}

function useSettled(requests: RequestsActor, onSettled: () => void) {
  const tell = useEffectEvent(onSettled);
  useEffect(() => {
    const subscription = requests.on("requests.settled", () => tell());
    return () => subscription.unsubscribe();
  }, [requests]);
}
