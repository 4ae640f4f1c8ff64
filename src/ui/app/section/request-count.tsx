import { createPortal } from 'react-dom';
import { Count } from '@/ui/kit/data/count.tsx';
import { openRequestsLabel } from '@/ui/messages/ko/role-messages.ts';
import { href } from '../routes/href.ts';

/** The links to the requests in the menu beside the page. The drawer shows its own count. */
const LINKS = `main nav a[href="${href('manageRoles')}" i]`;

/** The count of open requests, after the text of a link to them; nothing for zero. */
export function RequestCount({ count }: { readonly count: number }) {
  return count > 0 && <Count shown={count} label={openRequestsLabel(count)} />;
}

/**
 * The count in the menu beside the page (ROLE-07). That menu is prerendered and has no services: the count is rendered into its
 * link from here.
 */
export function CountInMenu({ count }: { readonly count: number }) {
  return [...document.querySelectorAll(LINKS)].map((link, at) =>
    createPortal(<RequestCount count={count} />, link, String(at)),
  );
}
