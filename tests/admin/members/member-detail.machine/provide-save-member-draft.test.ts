import { expect, it } from 'vitest';
import { provideSaveMemberDraft } from '@/admin/members/member-detail.machine.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aMemberDraft, aRecord } from '../../../builders/member.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** The toasts of a save whose page is still shown, or is removed when the user has these roles. */
async function notifiedOf(reason: Failure | undefined, goes: 'stays' | readonly string[] | undefined) {
  const toasts = recordedToasts();
  const page = new AbortController();
  const user = fakeUser();
  const roles = goes === 'stays' ? ['Admin'] : goes;
  user.become(roles && { userId: 'admin-1', roles });
  const save = provideSaveMemberDraft(
    (_, __, signal) => {
      if (goes !== 'stays') page.abort();
      const answer = reason === undefined ? done(undefined) : refused(reason);
      return Promise.resolve(signal?.aborted === true ? refused('aborted') : answer);
    },
    toasts,
    user,
  );
  await save({ draft: aMemberDraft(), record: aRecord() }, page.signal);
  return toasts.subjects().map((subject) => [subject, toasts.find(subject).reason].join(' ').trim());
}

it.each<[string, Failure | undefined, 'stays' | readonly string[] | undefined, readonly string[]]>([
  ['MEMB-05 a member who was saved is told', undefined, 'stays', ['memberSaved']],
  ['MEMB-05 what the form itself says is not told', 'conflict', 'stays', []],
  ['REL-18 a user who left the page is not notified', 'forbidden', ['Admin'], []],
  [
    'REL-09 a user who has lost the role is notified of the failure',
    'forbidden',
    ['Editor'],
    ['memberNotSaved forbidden'],
  ],
  ['REL-09 a user who has lost the role is notified of a success too', undefined, ['Editor'], ['memberSaved']],
  ['AUTH-15 a user whose session has ended was notified before', 'forbidden', undefined, []],
])('%s', async (_, reason, goes, messages) => {
  expect(await notifiedOf(reason, goes)).toEqual(messages);
});
