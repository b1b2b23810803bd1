import { styled } from "goober";

/** Content of a dialog that covers the whole page on phones, and has room for lists elsewhere. */
export const FullPage = styled("div")`
  dialog > div:has(&) {
    @media (max-width: 599px) {
      block-size: 100%;
      max-block-size: none;
      border-radius: 0;
    }
    @media (min-width: 600px) {
      inline-size: min(640px, 100% - 2 * var(--space-5));
    }
  }
`;
