import { useEffect } from 'react';

/**
 * Describes the page by what it shows, for whoever reads the document's head; the served description comes back afterwards.
 * @param description undefined while nothing is known
 */
export function usePageDescription(description: string | undefined): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta === null || description === undefined) return undefined;
    const { content } = meta;
    meta.content = description;
    return () => {
      meta.content = content;
    };
  }, [description]);
}
