import { styled } from "goober";

/** The post and its comments in a dialog, from edge to edge; the field stays above the keyboard. */
export const CommentsPane = styled("div")`
  --edge: var(--space-5);
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: calc(100dvh - 8.25rem);
  min-block-size: 16rem;
  margin: -4px calc(-1 * var(--edge)) calc(-1 * var(--edge));
  padding-block-end: max(0px, 100dvh - var(--sight, 100dvh) - var(--sight-top, 0px));
  & > [data-rest] { grid-row: 1 / span 2; border: 0; }
  & [data-led] { padding-inline: var(--edge); padding-block-start: 0; }
  & form, & > div > form { background: var(--raised); }
  @media (min-width: 60rem) {
    block-size: calc(100% + 4px + var(--edge));
  }
`;
