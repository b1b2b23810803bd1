const event = "drip.page-named";
const names = new WeakMap<Window, { path: string; name: string }>();

/** A page that is called by what it shows tells its name as soon as that is known. */
export function namePage(page: Window, name: string) {
  names.set(page, { path: page.location.pathname, name });
  page.dispatchEvent(new Event(event));
}

/** The name of the page at a path, as far as it was told, also before anybody asked; `onNamed` hears of each. */
export function keepPageNames(page: Window, onNamed: () => void) {
  page.addEventListener(event, onNamed);
  return (path: string) => {
    const last = names.get(page);
    return last?.path === path ? last.name : null;
  };
}
