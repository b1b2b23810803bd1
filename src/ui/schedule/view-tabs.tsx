import { styled } from "goober";
import type { KeyboardEvent } from "react";

export type ViewTabsProps<View extends string> = {
  label: string;
  views: readonly { id: View; name: string }[];
  chosen: View;
  /** Id of the tab panel. */
  panelId: string;
  onChosen: (view: View) => void;
};

/** ARIA tabs for views of the same data; arrow keys move between them. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, chosen, panelId, onChosen } = props;
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const at = views.findIndex(({ id }) => id === chosen) + (isMirrored ? -by : by);
    const next = views.at(at % views.length);
    if (!next) return;
    onChosen(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${next.id}"]`)?.focus();
  };
  return (
    <Tabs role="tablist" aria-label={label} onKeyDown={step}>
      {views.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-view={id}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChosen(id)}
        >
          {name}
        </button>
      ))}
    </Tabs>
  );
}

const Tabs = styled("div")`
  display: inline-flex;
  flex: none;
  padding: 2px;
  border: 2px solid var(--line);
  border-radius: var(--radius-full);
  background: var(--raised);
  & > button {
    min-inline-size: var(--target);
    min-block-size: var(--target);
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    font: 750 0.9375rem / 1.1 var(--font-display);
    font-stretch: 88%;
    cursor: pointer;
  }
  & > [aria-selected="true"] { background: var(--text); color: var(--page); }
  @media (forced-colors: active) {
    & > [aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -5px; }
  }
`;
