import { expect, it } from 'vitest';
import { provideSaveMemberDraft } from '@/admin/members/member-detail.machine.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aMemberDraft, aRecord } from '../../../builders/member.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

it.each<[string, Failure | undefined, readonly string[]]>([
  ['MEMB-05 a member who was saved is told', undefined, ['memberSaved']],
  ['MEMB-05 what the page itself says is not told', 'conflict', []],
])('%s', async (_, reason, messages) => {
  const toasts = recordedToasts();
  const save = provideSaveMemberDraft(
    () => Promise.resolve(reason === undefined ? done(undefined) : refused(reason)),
    toasts,
  );
  await save({ draft: aMemberDraft(), record: aRecord() });
  expect(toasts.subjects()).toEqual(messages);
});
