import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { usePathname, useSearch as useRawSearch } from 'wouter/use-browser-location';

export { navigate } from 'wouter/use-browser-location';

/** The path to render where there is no browser: while prerendering. */
export const PrerenderedPath = createContext<string | undefined>(undefined);

/** The path of the current address, decoded. */
export function usePath(): string {
  const ssrPath = use(PrerenderedPath);
  return decoded(usePathname(ssrPath === undefined ? {} : { ssrPath }));
}

/** The query of the current address without its question mark, decoded; '' while prerendering. */
export function useSearch(): string {
  const isPrerendered = use(PrerenderedPath) !== undefined;
  return decoded(useRawSearch(isPrerendered ? { ssrSearch: '' } : {}).replace('?', ''));
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Calls `onMoved` once another path than the last is rendered; not for the first. */
export function useMoved(path: string, onMoved: () => void): void {
  const last = useRef(path);
  const move = useEffectEvent(onMoved);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    move();
  }, [path]);
}
