import { expect, it } from 'vitest';
import { provideSaveMemberDraft } from '@/admin/members/member-detail.machine.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aMemberDraft, aRecord } from '../../../builders/member.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** The toasts of a save whose page stays, or is left before its answer. */
async function notifiedOf(reason: Failure | undefined, goes: 'stays' | 'leaves') {
  const toasts = recordedToasts();
  const page = new AbortController();
  const save = provideSaveMemberDraft((_, __, signal) => {
    if (goes === 'leaves') page.abort();
    const answer = reason === undefined ? done(undefined) : refused(reason);
    return Promise.resolve(signal?.aborted === true ? refused('aborted') : answer);
  }, toasts);
  await save({ draft: aMemberDraft(), record: aRecord() }, page.signal);
  return toasts.subjects().map((subject) => [subject, toasts.find(subject).reason].join(' ').trim());
}

it.each<[string, Failure | undefined, 'stays' | 'leaves', readonly string[]]>([
  ['MEMB-05 a member who was saved is told', undefined, 'stays', ['memberSaved']],
  ['MEMB-05 what the page itself says is not told', 'conflict', 'stays', []],
  ['REL-18, REL-09 a user who left the page is told of a failure', 'forbidden', 'leaves', ['memberNotSaved forbidden']],
  ['REL-18, REL-09 a user who left the page is told of a success', undefined, 'leaves', ['memberSaved']],
])('%s', async (_, reason, goes, messages) => {
  expect(await notifiedOf(reason, goes)).toEqual(messages);
});
