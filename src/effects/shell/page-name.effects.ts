const event = "drip.page-named";
const names = new WeakMap<Window, { path: string; name: string }>();

/** A page named after its content, such as a team's, reports its name once it is known. */
export function namePage(page: Window, name: string) {
  names.set(page, { path: page.location.pathname, name });
  page.dispatchEvent(new Event(event));
}

/** The name of the page at a path, also when it was reported before anybody listened; `onNamed` is called with each. */
export function savePageNames(page: Window, onNamed: () => void) {
  page.addEventListener(event, onNamed);
  return (path: string) => {
    const last = names.get(page);
    return last?.path === path ? last.name : null;
  };
}
