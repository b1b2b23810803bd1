import { styled } from "goober";
import type { Filters } from "./log";

type LogFiltersProps = {
  filters: Filters;
  names: ReadonlyMap<string, string>;
  onFilter: (change: Partial<Filters>) => void;
};

export const LogFilters = ({ filters, names, onFilter }: LogFiltersProps) => (
  <Fields>
    <select
      aria-label="Actor"
      value={filters.actor ?? ""}
      onChange={({ currentTarget: { value } }) => onFilter({ actor: value === "" ? null : value })}
    >
      <option value="">All actors</option>
      {[...names].map(([sessionId, name]) => (
        <option key={sessionId} value={sessionId}>
          {name === sessionId ? name : `${name} (${sessionId})`}
        </option>
      ))}
    </select>
    <input
      type="search"
      aria-label="Event type"
      placeholder="Event type"
      value={filters.words}
      onChange={({ currentTarget: { value } }) => onFilter({ words: value })}
    />
    <label>
      <input
        type="checkbox"
        checked={filters.hidesNoise}
        onChange={({ currentTarget: { checked } }) => onFilter({ hidesNoise: checked })}
      />
      Hide XState’s starts and stops
    </label>
  </Fields>
);

const Fields = styled("div")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 var(--space-2);
  flex-basis: 100%;
  font-size: var(--size-s);
  select, input[type="search"] {
    min-inline-size: 0;
    min-block-size: var(--target);
    padding-inline: var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--page);
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--target);
    grid-column: 1 / -1;
    cursor: pointer;
  }
  input[type="checkbox"] { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--ink); }
`;
