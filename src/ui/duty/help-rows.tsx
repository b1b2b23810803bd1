import { styled } from "goober";

/** Around rows of turns and rides: buttons move below a long sentence instead of squeezing it, and icons take the column of the caps. */
export const HelpRows = styled("div")`
  & > ul > li > span { flex-basis: auto; max-inline-size: calc(100% - 40px - var(--space-3)); }
  & > ul > li > svg { box-sizing: border-box; inline-size: 40px; }
  & > ul > li > svg:not([viewBox^="3 "]) { padding-inline: 8px; }
`;
