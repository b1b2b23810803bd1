import { shortcuts } from "../../../domain/search/search-texts";
import { KeyList } from "../../ui/search/key-list";

/** What keys do. */
export const ShortcutList = () => (
  <KeyList>
    {shortcuts.map(({ keys, name }) => [
      <dt key={keys.join()}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>,
      <dd key={name}>{name}</dd>,
    ])}
  </KeyList>
);
