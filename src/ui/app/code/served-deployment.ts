import { normalisePath } from '@/shared/domain/site-path.ts';
import type { Deployment } from './deployment.ts';
import { noteOpenDialog } from './reopened-dialog.ts';

/**
 * The build that this page was served with, beside the one that its host serves now.
 * @param root the element of the page, which names the path that it was served for
 * @param servedEntry the program of the build that the host serves now; undefined where it does not answer
 */
export function servedDeployment(root: HTMLElement, servedEntry: () => Promise<string | undefined>): Deployment {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  return {
    served: async () => {
      const now = await servedEntry();
      if (now === undefined) return 'none';
      return now === entry ? 'same' : 'other';
    },
    reload: () => {
      noteOpenDialog();
      window.location.reload();
    },
    // The served page may be that of another path, such as a host's not-found page.
    isAsServed: (path) => root.dataset['path'] === normalisePath(path),
    leave: () => root.removeAttribute('data-path'),
  };
}
