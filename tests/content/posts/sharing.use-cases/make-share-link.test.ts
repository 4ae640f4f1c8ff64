import { describe, expect, it } from 'vitest';
import { makeShareLink } from '@/content/posts/sharing.use-cases.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

describe('BULL-01 sharing an address', () => {
  it.each([
    ['shared', []],
    ['copied', ['linkCopied']],
    ['failed', ['linkNotShared']],
  ] as const)('and that is %s says %j', async (end, subjects) => {
    const toasts = recordedToasts();
    await makeShareLink({ share: () => Promise.resolve(end) }, toasts)({ title: '주보', address: '/sermon/bulletin' });
    expect(toasts.subjects()).toEqual(subjects);
  });
});
