import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { type GalleryAddress, writeAddress } from "./address";

/** The gallery's URL and navigation, provided by the screen, so that the gallery has no router. */
export const Navigation = createContext<{ address: GalleryAddress; open: (href: string) => void }>({
  address: { entry: null, state: null, appearance: "system", dir: "ltr", width: "full", isAlone: false },
  open: () => {},
});

export function GalleryLink({
  change,
  className,
  children,
  label,
  isCurrent = false,
}: {
  change: Partial<GalleryAddress>;
  className?: string;
  children: ReactNode;
  label?: string;
  isCurrent?: boolean;
}) {
  const { address, open } = useContext(Navigation);
  const href = writeAddress({ ...address, ...change });
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(href);
  };
  return (
    <a
      href={href}
      className={className}
      onClick={follow}
      aria-label={label}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
    >
      {children}
    </a>
  );
}
