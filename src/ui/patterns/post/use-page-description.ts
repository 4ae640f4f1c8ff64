import { type RefCallback, useCallback } from 'react';

/**
 * Sets the document's description to that of the shown item, for readers of the document's head; restores the served
 * one afterwards.
 * @param description undefined until the item is known
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
