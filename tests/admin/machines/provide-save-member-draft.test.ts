import { expect, it } from 'vitest';
import { provideSaveMemberDraft } from '@/admin/machines/provide-save-member-draft.ts';
import { done, type Failure, refused } from '@/shared/domain/outcome.ts';
import { aMemberDraft, aRecord } from '../../builders/member.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

async function notifiedOf(reason: Failure | undefined, roles: readonly string[] | undefined) {
  const toasts = recordedToasts();
  const answer = reason === undefined ? done(undefined) : refused(reason);
  const save = provideSaveMemberDraft(
    () => Promise.resolve(answer),
    toasts,
    () => roles,
  );
  await save({ draft: aMemberDraft(), record: aRecord() });
  return toasts.subjects();
}

it.each<[string, Failure | undefined, readonly string[] | undefined, readonly string[]]>([
  ['MEMB-05 a member who was saved is told', undefined, ['Admin'], ['memberSaved']],
  ['MEMB-05 what the form itself says is not told', 'conflict', ['Admin'], []],
  ['REL-18 whoever left knows', 'aborted', ['Admin'], []],
  ['REL-09 whoever has lost the role is told', 'aborted', ['Editor'], ['memberNotSaved']],
  ['AUTH-15 whoever is signed out was told so already', 'aborted', undefined, []],
])('%s', async (_, reason, roles, subjects) => {
  expect(await notifiedOf(reason, roles)).toEqual(subjects);
});
