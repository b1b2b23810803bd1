import { styled } from "goober";
import { Link } from "./link";

/** A link outside of text, with a touch target of full size. */
export const LoneLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
`;
