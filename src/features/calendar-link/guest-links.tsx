import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type CalendarLink, guestNameLength } from "../../../domain/calendar-link/calendar-link";
import { guestDays, guestNameRule, guestTexts } from "../../../domain/calendar-link/guest";
import type { CalendarLine } from "../../../domain/calendar-link/lines";
import type { calendarLinksMachine } from "../../../machines/calendar-link/calendar-links.machine";
import {
  type guestLinkMachine,
  selectFault,
  selectIsFit,
  selectIsMaking,
  selectIsOpen,
} from "../../../machines/calendar-link/guest-link.machine";
import { Collection } from "../../controls/base/collection";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { PlusIcon, ShareIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { keepFocus } from "../../ui/base/keep-focus";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form, FormButtons } from "../../ui/fields/form";
import { deviceDay } from "../../ui/schedule/device-clock";
import { LinkCard } from "./link-card";

export type GuestLinksProps = {
  childId: string;
  firstName: string;
  /** The child's guests. */
  list: typeof calendarLinksMachine;
  form: typeof guestLinkMachine;
  now: () => number;
  /** Opens the device's share sheet, or copies the address. */
  onShared: (link: string) => void;
};

/** Who looks at a child's calendar without an account, and a link for one more. */
export function GuestLinks({ childId, firstName, list: machine, form, now, onShared }: GuestLinksProps) {
  const list = useActorRef(machine, { input: {} });
  const guest = useActorRef(form, { input: { childId } });
  const isOpen = useSelector(guest, selectIsOpen);
  const id = useId();
  const made = useEffectEvent(({ link }: { link: CalendarLink }) => {
    list.send({ type: "refresh.wanted" });
    if (link.link !== null) onShared(link.link);
  });
  useEffect(() => {
    const subscription = guest.on("link.made", (news) => made(news));
    return () => subscription.unsubscribe();
  }, [guest]);
  return (
    <section aria-labelledby={id}>
      <Stack $gap={2} ref={keepFocus}>
        <SectionHead level={3} id={id}>
          {guestTexts.title}
        </SectionHead>
        <Muted>{guestTexts.lead(firstName)}</Muted>
        <Collection<CalendarLine> of={list} opening={guestTexts.opening} empty={null} gone={null}>
          {(row) =>
            row.item.link && (
              <LinkCard
                row={row}
                link={row.item.link}
                lasts={guestTexts.lasts(row.item.link.ends_on ?? "")}
                now={now}
                ways={(address) => (
                  <Button
                    kind="secondary"
                    icon={<ShareIcon />}
                    aria-label={`${guestTexts.share}, ${row.item.title}`}
                    onClick={() => onShared(address)}
                  >
                    {guestTexts.share}
                  </Button>
                )}
                onChanged={(to) => list.send({ type: "item.changed", change: { id: row.item.id, to } })}
              />
            )
          }
        </Collection>
        {isOpen ? (
          <GuestForm guest={guest} firstName={firstName} today={deviceDay(now())} />
        ) : (
          <p>
            <Button kind="secondary" icon={<PlusIcon />} onClick={() => guest.send({ type: "link.wanted" })}>
              {guestTexts.open}
            </Button>
          </p>
        )}
      </Stack>
    </section>
  );
}

type GuestFormProps = {
  guest: ActorRefFrom<typeof guestLinkMachine>;
  firstName: string;
  today: string;
};

function GuestForm({ guest, firstName, today }: GuestFormProps) {
  const fault = useSelector(guest, selectFault);
  const isFit = useSelector(guest, selectIsFit);
  const isMaking = useSelector(guest, selectIsMaking);
  const [until, setUntil] = useState("");
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, guest);
  // The form takes the place of the button that was pressed.
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value: name } = guestNameRule(String(new FormData(event.currentTarget).get("guest") ?? ""));
    guest.send({ type: "guest.named", name, until, key: crypto.randomUUID() });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label={guestTexts.who}
        name="guest"
        hint={guestTexts.whoHint}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="send"
        isRequired
        isReadOnly={isMaking}
        max={guestNameLength}
        rule={guestNameRule}
        onJudged={({ problem }) => guest.send({ type: "name.judged", isFit: problem === null })}
      />
      <ChoiceChips
        legend={guestTexts.until}
        name="until"
        options={guestDays(today)}
        value={until}
        onChosen={setUntil}
      />
      <Muted>{guestTexts.told(firstName)}</Muted>
      {fault && <InlineNotice role="alert" tone="needs-you" title={fault} />}
      <FormButtons>
        <Button kind="quiet" aria-disabled={isMaking} onClick={() => guest.send({ type: "left" })}>
          {guestTexts.cancel}
        </Button>
        <Button type="submit" icon={<ShareIcon />} isBusy={isMaking} isUnready={!isFit}>
          {guestTexts.share}
        </Button>
      </FormButtons>
    </Form>
  );
}
