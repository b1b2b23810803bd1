import { useEffect, useRef } from "react";

/** Calls back when the text changes, such as the count of pings; not at first. */
export function useOnNews(news: string, onNews: () => void) {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    onNews();
  });
}
