import { styled } from "goober";
import { Note, Pane, PaneBody, PaneHead, PaneTitle, Row } from "./pane";
import { type ActorBranch, isOver, stateWords } from "./travel";

type ActorTreeProps = {
  tree: readonly ActorBranch[];
  chosen: string | null;
  onChoose: (sessionId: string) => void;
};

/** Running actors as a tree; stopped ones are listed below. */
export function ActorTree({ tree, chosen, onChoose }: ActorTreeProps) {
  const ended = tree.filter(isOver);
  const branches = { chosen, onChoose };
  return (
    <Pane as="nav" aria-label="Actors">
      <PaneHead>
        <PaneTitle>Actors</PaneTitle>
      </PaneHead>
      <PaneBody>
        {tree.length === 0 && <Note>Nobody has started yet.</Note>}
        <Branches tree={tree.filter((branch) => !isOver(branch))} {...branches} />
        {ended.length > 0 && (
          <Ended>
            <summary>Ended ({ended.length})</summary>
            <Branches tree={ended} {...branches} />
          </Ended>
        )}
      </PaneBody>
    </Pane>
  );
}

function Branches({ tree, chosen, onChoose }: ActorTreeProps) {
  return (
    <List>
      {tree.map((branch) => (
        <li key={branch.sessionId} data-over={isOver(branch) || undefined}>
          <Row aria-current={branch.sessionId === chosen} onClick={() => onChoose(branch.sessionId)}>
            <strong>{branch.name}</strong>
            <small>{stateWords(branch)}</small>
          </Row>
          {branch.children.length > 0 && (
            <Branches tree={branch.children} chosen={chosen} onChoose={onChoose} />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")`
  list-style: none;
  margin: 0;
  padding: 0;
  & & { margin-inline-start: var(--space-4); border-inline-start: 1px solid var(--line-strong); }
  [data-over] > [aria-current="false"] strong { color: var(--text-muted); font-weight: 400; }
`;

const Ended = styled("details")`
  border-block-start: 1px solid var(--line);
  summary {
    min-block-size: var(--target);
    padding: var(--space-3);
    font-size: var(--size-s);
    color: var(--text-muted);
    cursor: pointer;
  }
  summary:focus-visible { outline-offset: -3px; }
`;
