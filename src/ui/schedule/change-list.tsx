import { styled } from "goober";
import type { ReviewRow } from "../../../domain/schedule/event/change-review";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";

export type ChangeListProps = {
  /** Names the list: "What changes". */
  label: string;
  rows: readonly ReviewRow[];
  /** "18 answers will be asked again." */
  note?: string | null;
};

/** Changed fields, the old text struck and the new one beside it, and what follows from them. */
export const ChangeList = ({ label, rows, note = null }: ChangeListProps) => (
  <Box>
    {rows.length > 0 && (
      <ul aria-label={label}>
        {rows.map(({ label: field, was, is }) => (
          <li key={field}>
            {field}
            <VisuallyHidden>{was === "" ? ":" : " was"}</VisuallyHidden> {was !== "" && <del>{was}</del>}
            {was !== "" && <VisuallyHidden>{is === "" ? ", is gone" : ", now"}</VisuallyHidden>}{" "}
            {is !== "" && <ins>{is}</ins>}
          </li>
        ))}
      </ul>
    )}
    {note && <p role="status">{note}</p>}
  </Box>
);

const Box = styled("div")`
  /* What is focused above it is not hidden by a foot that holds it. */
  dialog div:has(& > ul) { scroll-padding-block-end: 12rem; }
  display: grid;
  gap: var(--space-1);
  flex-basis: 100%;
  min-inline-size: 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    max-block-size: 8rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
    color: var(--text-muted);
    font-size: var(--size-s);
    line-height: 1.4;
  }
  & li { min-inline-size: 0; ${userText} }
  & del { text-decoration-thickness: 2px; }
  & ins { color: var(--text); font: 800 var(--size-m) / 1.25 var(--font-display); font-stretch: 88%; text-decoration: none; }
  & > p { margin: 0; font-size: var(--size-s); line-height: 1.4; }
`;
