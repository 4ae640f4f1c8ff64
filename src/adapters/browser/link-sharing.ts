import type { LinkSharing } from '@/content/ports/link-sharing.ts';

/** Web Share where the browser has it, else the clipboard. */
export const browserLinkSharing: LinkSharing = {
  share: async ({ title, address }) => {
    const url = new URL(address, window.location.href).href;
    const data = { title, url };
    if (typeof navigator.share === 'function' && navigator.canShare?.(data) !== false) {
      return navigator.share(data).then(
        () => 'shared' as const,
        (error: unknown) => (error instanceof Error && error.name === 'AbortError' ? 'dismissed' : copy(url)),
      );
    }
    return copy(url);
  },
};

async function copy(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
