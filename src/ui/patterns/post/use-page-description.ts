import { type RefCallback, useCallback } from 'react';

/**
 * Describes the page by what it shows, for whoever reads the document's head; the served description comes back afterwards.
 * @param description undefined while nothing is known
 * @returns the ref of the element that shows it
 */
export function usePageDescription(description: string | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
      if (element === null || meta === null || description === undefined) return undefined;
      const { content } = meta;
      meta.content = description;
      return () => {
        meta.content = content;
      };
    },
    [description],
  );
}
