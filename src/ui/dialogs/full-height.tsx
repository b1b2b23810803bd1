import { styled } from "goober";

/** Content of a dialog that is as high as it can be from the beginning, and so does not move when its content has been read. */
export const FullHeight = styled("div")`
  dialog > div:has(&) {
    block-size: 100%;
  }
`;
