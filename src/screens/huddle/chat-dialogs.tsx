import type { Announcement } from "../../../domain/base/announcement";
import {
  cheersTexts,
  confirmTexts,
  newHuddleTexts,
  renameTexts,
  searchTexts,
} from "../../../domain/huddle/dialog-texts";
import { saidTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { readWantedPeople } from "../../../domain/huddle/new-huddle";
import { cheerAction, type HuddleKey, type HuddleLine } from "../../../domain/huddle/talk-outcomes";
import { blockedTexts, reportTexts } from "../../../domain/report/report-texts";
import type { DialogName } from "../../../domain/shell/dialogs";
import { fillPattern, routes } from "../../../domain/shell/routes";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { EarlierWords, type EarlierWordsProps } from "../../features/huddle/earlier-words";
import type { HuddleActor, HuddleTeam } from "../../features/huddle/huddle-props";
import { NewHuddle, type NewHuddleProps } from "../../features/huddle/new-huddle";
import { ReadersList, type ReadersListProps } from "../../features/huddle/readers-list";
import { RenameForm, type RenameFormProps } from "../../features/huddle/rename-form";
import { Search, type SearchProps } from "../../features/huddle/search";
import { useNewestWords, useOpened } from "../../features/huddle/use-chat";
import { WhoCheered, type WhoCheeredProps } from "../../features/huddle/who-cheered";
import { BlockedPeople, type BlockedPeopleProps } from "../../features/report/blocked-people";
import { ReportForm, type ReportFormProps } from "../../features/report/report-form";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";

export type ChatDialogMachines = {
  newHuddle: NewHuddleProps["machine"];
  search: SearchProps["machine"];
  blocked: BlockedPeopleProps["machine"];
  readers: ReadersListProps["machine"];
  rename: RenameFormProps["machine"];
  report: ReportFormProps["machine"];
  versions: EarlierWordsProps["machine"];
  cheers: WhoCheeredProps["machine"];
};

export type ChatDialogsProps = {
  /** The dialog of the URL. */
  wanted: string | undefined;
  /** The value of `new`: whom to tick. */
  people: string | null;
  lines: readonly HuddleLine[];
  teams: ReadonlyMap<string, HuddleTeam>;
  me: string;
  /** With the number of a message, if one was found. */
  onOpened: (to: HuddleKey, seq?: number) => void;
  onClosed: () => void;
};

/** The dialogs over the list. */
export function ChatDialogs({
  wanted,
  people,
  lines,
  teams,
  me,
  machines,
  onOpened,
  onClosed,
}: ChatDialogsProps & { machines: ChatDialogMachines }) {
  const circles = lines.flatMap(({ huddle }) =>
    huddle.kind === "team" && !huddle.is_over
      ? [
          {
            teamId: huddle.team_id,
            huddleId: huddle.id,
            name: teams.get(huddle.team_id)?.name ?? huddle.name,
          },
        ]
      : [],
  );
  const nameOf = (key: HuddleKey) =>
    lines.find(({ huddle: { id } }) => id === key.huddleId)?.huddle.name ?? "";
  return (
    <>
      <HeldDialog
        isOpen={wanted === "new" && circles.length > 0}
        title={newHuddleTexts.title}
        onClosed={onClosed}
      >
        {(hold) => (
          <NewHuddle
            machine={machines.newHuddle}
            circles={circles}
            into={null}
            wanted={readWantedPeople(people ?? "")}
            me={me}
            hold={hold}
            onStarted={({ team_id: teamId, id: huddleId }) => onOpened({ teamId, huddleId })}
          />
        )}
      </HeldDialog>
      <ModalDialog isOpen={wanted === "search"} title={searchTexts.title} onClosed={onClosed}>
        <Search
          machine={machines.search}
          nameOf={nameOf}
          hrefOf={({ teamId, huddleId, message }) =>
            `${fillPattern(routes.huddle.pattern, { id: `${teamId}.${huddleId}` })}?at=${message.seq}`
          }
          onOpened={({ teamId, huddleId, message }) => onOpened({ teamId, huddleId }, message.seq)}
        />
      </ModalDialog>
      <ModalDialog isOpen={wanted === "folded"} title={blockedTexts.title} onClosed={onClosed}>
        <BlockedPeople machine={machines.blocked} />
      </ModalDialog>
    </>
  );
}

export type HuddleDialogsProps = {
  wanted: string | undefined;
  query: URLSearchParams;
  actor: HuddleActor;
  me: string;
  team: HuddleTeam | null;
  now: () => number;
  onChanged: () => void;
  onClosed: () => void;
};

/** The dialogs over an opened huddle. */
export function HuddleDialogs(
  props: HuddleDialogsProps & { machines: ChatDialogMachines; announce: (said: Announcement) => void },
) {
  const { wanted, query, actor, me, team, machines, announce, onChanged, onClosed } = props;
  const { huddle, people, messages } = useOpened(actor);
  const words = useNewestWords(actor, query.get("earlier"));
  if (!huddle) return null;
  const cheered = messages.find(({ message_id: id }) => id === query.get("cheers"));
  const mine = cheered?.my_cheer ?? null;
  const key = { teamId: huddle.team_id, huddleId: huddle.id };
  const isGroup = huddle.kind === "group";
  const showChanged = (changed: typeof huddle) => {
    actor.send({ type: "huddle.received", huddle: changed });
    onChanged();
    onClosed();
  };
  const dialog = (name: DialogName<"huddle">, isAllowed = true) => ({
    isOpen: wanted === name && isAllowed,
    onClosed,
  });
  return (
    <>
      <ModalDialog {...dialog("readers")} title={threadTexts.readers}>
        <ReadersList machine={machines.readers} of={key} me={me} />
      </ModalDialog>
      <HeldDialog {...dialog("bring", isGroup)} title={newHuddleTexts.bringTitle}>
        {(hold) => (
          <NewHuddle
            machine={machines.newHuddle}
            circles={[{ ...key, name: team?.name ?? "" }]}
            into={huddle}
            me={me}
            hold={hold}
            onStarted={showChanged}
          />
        )}
      </HeldDialog>
      <HeldDialog {...dialog("rename", isGroup)} title={renameTexts.title}>
        {(hold) => (
          <RenameForm
            machine={machines.rename}
            huddle={huddle}
            hold={hold}
            onOver={(saved) => (saved ? showChanged(saved) : onClosed())}
          />
        )}
      </HeldDialog>
      {(["leave", "close"] as const).map((kind) => (
        <ModalDialog key={kind} {...dialog(kind, isGroup)} title={confirmTexts[kind].title}>
          <Muted>{confirmTexts[kind].line}</Muted>
          <FormButtons>
            <Button kind="quiet" onClick={onClosed}>
              {confirmTexts[kind].no}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                onClosed();
                actor.send({ type: "action.chosen", action: { kind } });
              }}
            >
              {confirmTexts[kind].yes}
            </Button>
          </FormButtons>
        </ModalDialog>
      ))}
      <HeldDialog {...dialog("report")} title={reportTexts.title}>
        {(hold) => (
          <ReportForm
            machine={machines.report}
            teamId={huddle.team_id}
            messageId={query.get("report") ?? ""}
            hold={hold}
            onReported={(notToStaff) => {
              actor.send({ type: "message.reported", messageId: query.get("report") ?? "" });
              announce({
                tone: "success",
                text: notToStaff ? reportTexts.thanksAway : reportTexts.thanks,
              });
              onClosed();
            }}
          />
        )}
      </HeldDialog>
      <ModalDialog {...dialog("cheers", cheered !== undefined)} title={cheersTexts.title}>
        <WhoCheered
          machine={machines.cheers}
          target={{ ...key, messageId: query.get("cheers") ?? "" }}
          me={me}
          mine={mine}
          onCheered={
            cheered === undefined || huddle.is_over
              ? null
              : (cheer) => {
                  onClosed();
                  actor.send({ type: "action.chosen", action: cheerAction(cheered.message_id, mine, cheer) });
                }
          }
        />
      </ModalDialog>
      <ModalDialog {...dialog("earlier")} title={saidTexts.earlier}>
        <EarlierWords
          // Read again when the words change: those of a message that was taken back are not everybody's to read.
          key={words}
          machine={machines.versions}
          target={{ ...key, messageId: query.get("earlier") ?? "" }}
          names={new Map([...people].map(([id, { shown_name: name }]) => [id, name]))}
          now={props.now}
        />
      </ModalDialog>
    </>
  );
}
