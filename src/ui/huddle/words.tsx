import { styled } from "goober";
import { Fragment } from "react";
import type { MessagePart } from "../../../domain/huddle/message-parts";

/** A message's words with names and links. */
export const Words = ({ parts, me }: { parts: readonly MessagePart[]; me: string | null }) => (
  <>
    {parts.map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      if (part.kind === "words") return <Fragment key={index}>{part.text}</Fragment>;
      if (part.kind === "link")
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Named key={index} data-me={part.userId === me || undefined}>
          @{part.name}
        </Named>
      );
    })}
  </>
);

/** A quiet word in a bubble or below it that can be pressed. */
export const WordButton = styled("button")`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  /* A finger needs more room than the eye. */
  &::after { content: ""; position: absolute; inset: -11px 0; }
`;

const Named = styled("b")`
  font-weight: 700;
  &[data-me] { padding: 0 3px; border-radius: 4px; background: var(--attention); color: var(--on-attention); }
`;
