import { assign, sendTo, setup } from "xstate";
import type { User } from "../../domain/account/user";
import type { Child } from "../../domain/family/child-form";
import { type Ending, type EndingInput, type EndingOutcome, withoutPeople } from "../../domain/family/family";
import type { CircleRole, Invitation } from "../../domain/invitation/child-invitation";
import { phoneMachine } from "../account/phone.machine";
import { announce } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { present } from "../base/present";
import { childInviteMachine } from "../invitation/child-invite.machine";
import { childFormMachine } from "./child-form.machine";
import { familyListMachine } from "./family-list.machine";
import { afterSaving, type QuickChangeEvent, quickChangesMachine } from "./quick-changes.machine";

export const familySetup = setup({
  types: {
    context: {} as {
      me: User;
      childId: string | null;
      ending: Ending | null;
      /** The profile's version when its end was confirmed, after a version conflict. */
      endingSeen: Child | null;
      /** Initial values of the form or the invitation. */
      edited: { child: Child; key: string } | null;
      invited: { role: CircleRole; invitation: Invitation | null };
    },
    events: {} as
      | { type: "child.opened"; childId: string }
      | { type: "back.pressed" }
      | { type: "form.pressed"; child: Child; key: string }
      | { type: "invite.pressed"; role: CircleRole; invitation: Invitation | null }
      | QuickChangeEvent
      /** New pings have arrived. */
      | { type: "news.received" }
      | { type: "ending.pressed"; ending: Ending }
      | { type: "ending.confirmed" }
      | { type: "ending.cancelled" },
    children: {} as {
      list: "familyList";
      phone: "phone";
      form: "childForm";
      invite: "childInvite";
      changes: "quickChanges";
      end: "end";
    },
    input: {} as { me: User; childId: string | null },
  },
  actors: {
    familyList: familyListMachine,
    phone: phoneMachine,
    childForm: childFormMachine,
    childInvite: childInviteMachine,
    quickChanges: quickChangesMachine,
    end: effectActor<EndingOutcome, EndingInput>(),
  },
  actions: {
    announce,
    /** Puts the shown page into the URL. */
    showAddress: (_, _place: { childId: string | null }) => {},
    setChild: assign((_, { childId }: { childId: string }) => ({ childId })),
    forgetChild: assign({ childId: null }),
    /** The form and an end name a version: they wait until a change under way has made its version. */
    awaitQuiet: sendTo("changes", { type: "quiet.wanted" }),
    followSaved: assign(({ context: { edited, ending } }, change: { seen: Child; saved: Child }) => ({
      edited: edited && afterSaving(edited, change),
      ending: ending && afterSaving(ending, change),
    })),
    /** The form is not open yet, so it starts from the version of the other guardian. */
    followTheirs: assign(({ context: { edited } }, { theirs }: { theirs: Child }) => ({
      edited: edited?.child.id === theirs.id ? { ...edited, child: theirs } : edited,
    })),
    setEnding: assign((_, { ending }: { ending: Ending }) => ({ ending, endingSeen: null })),
    setEndingDiffering: assign(({ context: { ending } }, theirs: Child) => ({
      ending: { ...present(ending), child: theirs },
      endingSeen: present(ending).child,
    })),
    setEdited: assign((_, { child, key }: { child: Child; key: string }) => ({ edited: { child, key } })),
    setInvited: assign((_, { role, invitation }: { role: CircleRole; invitation: Invitation | null }) => ({
      invited: { role, invitation },
    })),
    showSaved: sendTo("list", (_, child: Child) => ({
      type: "items.patched" as const,
      changed: [child],
      removed: [],
    })),
    showEnded: sendTo("list", ({ context: { ending } }, userIds: readonly string[]) => {
      const stays = ending?.kind === "takeBack" || ending?.kind === "endFollowing";
      return {
        type: "items.patched" as const,
        changed: ending && stays ? [withoutPeople(ending.child, userIds)] : [],
        removed: ending && !stays ? [ending.child.id] : [],
      };
    }),
    /** A read in flight may return the children as they were before the change. */
    dropOldReading: sendTo("list", { type: "change.accepted" }),
    readAnew: sendTo("list", { type: "refresh.wanted" }),
  },
  guards: {
    hasChild: ({ context }) => context.childId !== null,
    /** The child's page shows the conflict itself, so no toast is needed. */
    isShown: ({ context: { childId } }, { theirs }: { theirs: Child }) => theirs.id === childId,
    isDiffering: (_, outcome: EndingOutcome) => outcome.kind === "differs",
    isFormSaved: (_, { kind }: { kind: "saved" | "left" }) => kind === "saved",
    /** Somebody else's part ended, so the child's page stays open. */
    isSomebodyElseGone: ({ context: { ending } }, outcome: EndingOutcome) =>
      outcome.kind === "ended" && (ending?.kind === "takeBack" || ending?.kind === "endFollowing"),
    isRequested: (_, outcome: EndingOutcome) => outcome.kind === "requested",
    isEnded: (_, outcome: EndingOutcome) => outcome.kind === "ended",
  },
});
