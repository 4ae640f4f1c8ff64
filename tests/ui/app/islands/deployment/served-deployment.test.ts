import { afterEach, describe, expect, it } from 'vitest';
import { servedDeployment } from '@/ui/app/islands/deployment.ts';

afterEach(() => document.querySelector('script[type="module"]')?.remove());

/** A page that was served for a path, with the program of its build. */
function servedPage(path = '/communion/events') {
  // A script that is parsed this way does not run.
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/main-1.js"></script>');
  const root = document.createElement('div');
  root.dataset['path'] = path;
  return root;
}

describe('REL-31 the build of a page', () => {
  it.each([
    ['the same', '/assets/main-1.js', 'same'],
    ['another', '/assets/main-2.js', 'other'],
    ['none, where the host does not answer', undefined, 'none'],
  ] as const)('is compared with what the host serves now: %s', async (_, now, served) => {
    expect(await servedDeployment(servedPage(), () => Promise.resolve(now)).served()).toBe(served);
  });

  it('shows the page as it was served until that is left, however its path is spelt', () => {
    const { isAsServed, leave } = servedDeployment(servedPage(), () => Promise.resolve(undefined));
    expect(isAsServed('/Communion/Events/')).toBe(true);
    expect(isAsServed('/communion/announcements')).toBe(false);
    leave();
    expect(isAsServed('/communion/events')).toBe(false);
  });
});
