import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideLinkRequests } from '@/admin/requests/member-requests.machine.ts';
import type { LinkRequest } from '@/admin/requests/requests.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aCandidate, aLinkRequest } from '../../../builders/link-request.ts';
import { reasonDrafts } from '../../../builders/reason.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const first = aLinkRequest({ id: 1 });
const second = aLinkRequest({ id: 2, username: '이선영' });
const member = aCandidate();

/** Two requests that were read; the test answers every call. */
async function open() {
  const reads = handSettled<[], Outcome<readonly LinkRequest[]>>();
  const decisions = handSettled<[decision: string, id: EntityId, what: unknown], Outcome<null>>();
  const reopened = handSettled<[id: EntityId], Outcome<null>>();
  const toasts = recordedToasts();
  const { machine, select } = provideLinkRequests(
    {
      open: () => reads.call(),
      accept: (id, memberId) => decisions.call('accept', id, memberId),
      decline: (id, reason) => decisions.call('decline', id, reason),
      reopen: reopened.call,
    },
    {
      notifications: toasts,
      possessiveName: (username) => `${username} 님의`,
      reasons: reasonDrafts(),
      user: fakeUser(),
    },
  );
  const actor = createActor(machine).start();
  reads.last().resolve(done([first, second]));
  await settled();
  const choose = (request: LinkRequest) => actor.send({ type: 'acceptance.asked', accepted: { request, member } });
  const viewModel = () => select(actor.getSnapshot());
  return { actor, machine, reads, decisions, reopened, toasts, choose, viewModel };
}

describe('MINE-02 linking an account', () => {
  it('is sent once, and the list is read again', async () => {
    const { reads, decisions, toasts, choose, viewModel } = await open();
    choose(first);
    choose(first);
    choose(second);
    expect(decisions.calls.map(({ args: [decision, id, what] }) => [decision, id, what])).toEqual([
      ['accept', 1, member.id],
    ]);
    expect(viewModel().accepting).toEqual({ request: first, member });
    decisions.last().resolve(done(null));
    await settled();
    expect(toasts.find('roleRequestGranted')).toMatchObject({ about: '정하나 님의' });
    reads.last().resolve(done([second]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: { status: 'ready', value: [second] }, accepting: undefined });
  });

  it('that another Admin was faster with is told in a sentence, and the list is read again', async () => {
    const { reads, decisions, toasts, choose } = await open();
    choose(first);
    decisions.last().resolve(refused('conflict'));
    await settled();
    expect(toasts.find('requestNotDecided')).toMatchObject({ reason: 'conflict' });
    expect(reads.calls).toHaveLength(2);
  });

  it.each(['networkError', 'timedOut', 'serverFailed'] as const)(
    'REL-16 that ends with %s is looked for: a request that has gone may be linked, and can be undone',
    async (reason) => {
      const { reads, decisions, reopened, toasts, choose, viewModel } = await open();
      choose(first);
      decisions.last().resolve(refused(reason));
      await settled();
      expect([toasts.subjects(), viewModel().accepting?.request]).toEqual([[], first]);
      reads.last().resolve(done([second]));
      await settled();
      expect(toasts.subjects()).toEqual(['requestGrantedUnsure']);
      expect(viewModel()).toMatchObject({ requests: { status: 'ready', value: [second] }, accepting: undefined });
      toasts.find('requestGrantedUnsure').onAction?.();
      expect(reopened.calls.map(({ args }) => args)).toEqual([[1]]);
    },
  );

  it('REL-16 that ends without an answer, and is still in the list, was not made', async () => {
    const { reads, decisions, toasts, choose, viewModel } = await open();
    choose(first);
    decisions.last().resolve(refused('timedOut'));
    await settled();
    reads.last().resolve(done([first, second]));
    await settled();
    expect(toasts.find('requestNotDecided')).toMatchObject({ reason: 'timedOut' });
    expect(toasts.subjects()).toHaveLength(1);
    choose(first);
    expect(viewModel().accepting?.request).toBe(first);
  });

  it('REL-16 that ends without an answer, and cannot be looked for, may have been made', async () => {
    const { reads, decisions, toasts, choose, viewModel } = await open();
    choose(first);
    decisions.last().resolve(refused('networkError'));
    await settled();
    reads.last().resolve(refused('networkError'));
    await settled();
    expect(toasts.subjects()).toEqual(['requestGrantedUnsure']);
    expect(viewModel()).toMatchObject({ requests: { status: 'failed' }, accepting: undefined });
  });

  it.each([
    ['a success', done(null), 'roleRequestGranted'],
    ['a lost answer', refused('networkError'), 'requestGrantedUnsure'],
    ['a failure', refused('conflict'), 'requestNotDecided'],
  ] as const)('REL-18 goes on when the page is left, and tells of %s', async (_, outcome, subject) => {
    const { actor, decisions, toasts, choose } = await open();
    choose(first);
    actor.stop();
    decisions.last().resolve(outcome);
    await settled();
    expect(toasts.subjects()).toEqual([subject]);
  });
});

describe('MINE-02 declining', () => {
  it('sends the reason once the time to undo it is over', async () => {
    const { actor, decisions, toasts, viewModel } = await open();
    actor.send({ type: 'decline.asked', request: second });
    actor.send({ type: 'decline.confirmed', reason: '생년월일이 다릅니다.' });
    expect(viewModel().requests).toEqual({ status: 'ready', value: [first] });
    expect(decisions.calls).toHaveLength(0);
    expect(toasts.find('requestDeclined')).toMatchObject({ about: '이선영 님의' });
    toasts.find('requestDeclined').onGone?.();
    await settled();
    expect(decisions.last().args.slice(0, 3)).toEqual(['decline', 2, '생년월일이 다릅니다.']);
  });

  it.each(['read again', 'looked through for a lost acceptance'])(
    'that ends while the list is %s does not bring the request back',
    async (how) => {
      const { actor, decisions, toasts, choose, viewModel } = await open();
      actor.send({ type: 'decline.asked', request: second });
      actor.send({ type: 'decline.confirmed', reason: '생년월일이 다릅니다.' });
      toasts.find('requestDeclined').onGone?.();
      await settled();
      const declined = decisions.last();
      if (how === 'read again') actor.send({ type: 'requests.outdated' });
      else {
        choose(first);
        decisions.last().resolve(refused('timedOut'));
        await settled();
      }
      declined.resolve(done(null));
      await settled();
      expect(viewModel().requests).toEqual({ status: 'ready', value: [first] });
    },
  );
});

describe('MINE-02 undoing a decision', () => {
  async function decided() {
    const opened = await open();
    opened.choose(first);
    opened.decisions.last().resolve(done(null));
    await settled();
    opened.reads.last().resolve(done([second]));
    await settled();
    const undo = async (outcome: Outcome<null>) => {
      opened.toasts.find('roleRequestGranted').onAction?.();
      opened.reopened.last().resolve(outcome);
      await settled();
    };
    return { ...opened, undo };
  }

  it('reopens the request, which is in the list again', async () => {
    const { reads, reopened, undo, viewModel } = await decided();
    await undo(done(null));
    expect(reopened.calls.map(({ args }) => args)).toEqual([[1]]);
    reads.last().resolve(done([first, second]));
    await settled();
    expect(viewModel().requests).toEqual({ status: 'ready', value: [first, second] });
  });

  it('says why it was not possible', async () => {
    const { toasts, undo } = await decided();
    await undo(refused('conflict'));
    expect(toasts.find('requestNotDecided')).toMatchObject({ reason: 'conflict' });
  });

  it('is shown on the page to which the Admin came back meanwhile', async () => {
    const { actor, machine, reads, undo } = await decided();
    actor.stop();
    const again = createActor(machine).start();
    reads.last().resolve(done([second]));
    await settled();
    await undo(done(null));
    reads.last().resolve(done([first, second]));
    await settled();
    expect(again.getSnapshot().context.requests).toEqual([first, second]);
    again.stop();
  });

  it('leaves a decline that can still be undone as it is', async () => {
    const { actor, decisions, toasts, undo } = await decided();
    actor.send({ type: 'decline.asked', request: second });
    actor.send({ type: 'decline.confirmed', reason: '생년월일이 다릅니다.' });
    await undo(done(null));
    toasts.find('requestDeclined').onGone?.();
    await settled();
    expect(decisions.last().args.slice(0, 3)).toEqual(['decline', 2, '생년월일이 다릅니다.']);
  });

  it('is possible after the page was left', async () => {
    const { actor, reads, reopened, undo } = await decided();
    actor.stop();
    const before = reads.calls.length;
    await undo(done(null));
    expect(reopened.calls).toHaveLength(1);
    expect(reads.calls).toHaveLength(before);
  });
});
