import { expect, it } from 'vitest';
import { makeCopyAddress } from '@/content/posts/sharing.use-cases.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

it.each([
  ['copied', 'linkCopied'],
  ['failed', 'linkNotShared'],
] as const)('MINE-05 an address that is %s says %s', async (end, subject) => {
  const toasts = recordedToasts();
  await makeCopyAddress({ copy: () => Promise.resolve(end) }, toasts)('https://api.example.org/calendar.ics');
  expect(toasts.subjects()).toEqual([subject]);
});
