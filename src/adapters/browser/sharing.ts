import type { AddressCopying, LinkSharing } from '@/content/posts/posts.ports.ts';

/** The reader has closed the share dialog; it is still open, because they pressed twice. */
const DISMISSED: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Uses Web Share where the browser has it, else the clipboard. */
export const browserLinkSharing: LinkSharing = {
  share: async ({ title, address }) => {
    const url = absoluteAddress(address);
    const data = { title, url };
    if (canShare(data)) {
      return navigator.share(data).then(
        () => 'shared' as const,
        (error: unknown) => (error instanceof Error && DISMISSED.has(error.name) ? 'dismissed' : copy(url)),
      );
    }
    return copy(url);
  },
};

export const browserAddressCopying: AddressCopying = { copy };

/** The absolute address, for users who are not on the site. */
export function absoluteAddress(address: string): string {
  return new URL(address, window.location.href).href;
}

/** Browsers without `canShare` share anything. */
function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(data);
}

async function copy(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
