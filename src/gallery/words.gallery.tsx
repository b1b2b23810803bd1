import { styled } from "goober";
import { developmentOperator, placeholders } from "../../domain/base/operator";
import { problemTexts } from "../../domain/base/texts";
import { dateTexts } from "../../domain/dates/texts";
import type { DateOrder } from "../../domain/dates/typed-date";
import { dripNameTexts } from "../../domain/drip-name/texts";
import { fieldTexts, selectTexts } from "../../domain/fields/texts";
import { passwordResetTexts, verificationTexts } from "../../domain/mail-links/texts";
import { passwordChangeTexts, passwordTexts } from "../../domain/password/texts";
import { messageTexts } from "../../domain/problem/message-texts";
import { addressTexts, signInTexts } from "../../domain/sign-in/texts";
import type { GalleryEntry } from "./entry";

export const wordsEntry: GalleryEntry = {
  name: "Words",
  group: "Foundations",
  states: [
    { name: "Fields and forms", render: () => <Words words={Object.entries(formTexts).flatMap(flatten)} /> },
    {
      name: "When a call fails",
      render: () => (
        <Words
          words={Object.entries(messageTexts).map(([code, text]) => [
            code,
            text.replace(placeholders.support, developmentOperator.supportEmailAddress),
          ])}
        />
      ),
    },
  ],
};

const order: DateOrder = ["month", "day", "year"];

const formTexts = {
  field: fieldTexts,
  select: selectTexts,
  date: {
    ...dateTexts,
    order: dateTexts.order(order, "12/31/1990"),
    unreadable: dateTexts.unreadable(order),
  },
  password: passwordTexts,
  "password change": passwordChangeTexts,
  "password reset": passwordResetTexts,
  address: addressTexts,
  "sign-in": signInTexts,
  "drip name": dripNameTexts,
  verification: verificationTexts,
  problem: problemTexts,
};

const Words = ({ words }: { words: readonly (readonly [name: string, text: string])[] }) => (
  <List>
    {words.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
);

/** `{ field: { required: "…" } }` becomes "field required"; a text with parameters shows placeholders. */
function flatten([name, value]: [string, unknown]): [name: string, text: string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value === "function") return [[name, String(value("Google"))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, text]) => flatten([`${name} ${inner}`, text]));
}

const List = styled("dl")`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  div {
    display: grid;
    gap: 0 var(--space-5);
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  dt {
    font-size: var(--size-s);
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  dd { margin: 0; }
  @media (min-width: 720px) {
    div { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); align-items: baseline; }
  }
`;
