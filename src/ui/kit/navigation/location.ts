import { createContext, use } from 'react';
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
