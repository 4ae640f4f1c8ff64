import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideCorrectionInbox } from '@/admin/requests/member-requests.machine.ts';
import type { Correction } from '@/admin/requests/requests.ts';
import { done, refused } from '@/shared/outcome.ts';
import { reasonDrafts } from '../../../builders/reason.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const correction: Correction = {
  id: 3,
  field: 'telephone',
  wanted: '+595 981 765 432',
  note: '',
  created: undefined,
  member: { id: 37, name: '김민수' },
  current: '+595 983 711 649',
  username: '김민수',
  email: 'minsu.kim@example.org',
};

async function open(answer = done(null)) {
  const sent: unknown[] = [];
  const call =
    (name: string) =>
    (...args: readonly unknown[]) => {
      sent.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
      return Promise.resolve(answer);
    };
  const toasts = recordedToasts();
  const { machine } = provideCorrectionInbox(
    {
      open: () => Promise.resolve(done([correction])),
      finish: call('finish'),
      decline: call('decline'),
      reopen: call('reopen'),
    },
    {
      notifications: toasts,
      possessiveName: (username) => `${username} 님의`,
      reasons: reasonDrafts(),
      user: fakeUser(),
    },
  );
  const actor = createActor(machine).start();
  await settled();
  return { actor, sent, toasts };
}

describe('MINE-06 what members ask the office to correct', () => {
  it('is noted as corrected, which can be undone', async () => {
    const { actor, sent, toasts } = await open();
    actor.send({ type: 'acceptance.asked', accepted: { request: correction } });
    await settled();
    const toast = toasts.find('correctionDone');
    expect(toast).toMatchObject({ tone: 'success', about: '김민수 님의' });
    toast.onUndo?.();
    await settled();
    expect(sent).toEqual([
      ['finish', 3],
      ['reopen', 3],
    ]);
  });

  it('REL-16 that has gone after a lost answer may be noted, which can be undone', async () => {
    const toasts = recordedToasts();
    const reopened: unknown[] = [];
    const lists = [[correction], []];
    const { machine } = provideCorrectionInbox(
      {
        open: () => Promise.resolve(done(lists.shift() ?? [])),
        finish: () => Promise.resolve(refused('timedOut')),
        decline: () => Promise.resolve(done(null)),
        reopen: (id) => {
          reopened.push(id);
          return Promise.resolve(done(null));
        },
      },
      { notifications: toasts, possessiveName: String, reasons: reasonDrafts(), user: fakeUser() },
    );
    const actor = createActor(machine).start();
    await settled();
    actor.send({ type: 'acceptance.asked', accepted: { request: correction } });
    await settled();
    expect(toasts.subjects()).toEqual(['correctionDoneUnsure']);
    toasts.find('correctionDoneUnsure').onUndo?.();
    expect(reopened).toEqual([3]);
  });

  it('is declined with a reason', async () => {
    const { actor, sent, toasts } = await open();
    actor.send({ type: 'decline.asked', request: correction });
    actor.send({ type: 'decline.confirmed', reason: '확인이 필요합니다.' });
    const toast = toasts.find('requestDeclined');
    expect(toast).toMatchObject({ about: '김민수 님의' });
    toast.onGone?.();
    await settled();
    expect(sent).toEqual([['decline', 3, '확인이 필요합니다.']]);
  });

  it('that was decided or taken back meanwhile is told in a sentence', async () => {
    const toasts = recordedToasts();
    const { machine } = provideCorrectionInbox(
      {
        open: () => Promise.resolve(done([correction])),
        finish: () => Promise.resolve(refused('notFound')),
        decline: () => Promise.resolve(refused('conflict')),
        reopen: () => Promise.resolve(refused('conflict')),
      },
      { notifications: toasts, possessiveName: String, reasons: reasonDrafts(), user: fakeUser() },
    );
    const actor = createActor(machine).start();
    await settled();
    actor.send({ type: 'acceptance.asked', accepted: { request: correction } });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ requests: [correction], accepting: undefined });
    expect(toasts.find('requestNotDecided')).toMatchObject({ reason: 'notFound' });
  });
});
