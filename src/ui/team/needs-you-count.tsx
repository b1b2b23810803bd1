import { styled } from "goober";
import { badgeText } from "../../../domain/shell/shell";
import { VisuallyHidden } from "../base/visually-hidden";

/** The number of a team's items that wait for the person. */
export const NeedsYouCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Count>
      <span aria-hidden="true">{badgeText(count)}</span>
      <VisuallyHidden>
        {count} {count === 1 ? "waits" : "wait"} for you
      </VisuallyHidden>
    </Count>
  );

const Count = styled("span")`
  flex: none;
  display: inline-block;
  min-inline-size: 26px;
  margin-inline-start: auto;
  padding: 2px 7px;
  border-radius: var(--radius-full);
  background: var(--attention);
  color: var(--on-attention);
  font: 800 var(--size-s) / 22px var(--font-display);
  font-stretch: 88%;
  text-align: center;
  font-variant-numeric: tabular-nums;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
