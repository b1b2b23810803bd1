import { styled } from "goober";
import { Link } from "./link";

/** A link that stands alone, with a target big enough for a thumb. */
export const LoneLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
`;
