import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { RoleRequest } from '@/admin/domain/role-request.ts';
import { type DeclinedRequest, declinedRequestMachine } from '@/admin/machines/declined-request.machine.ts';
import { provideRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import { roleRequestsMachine } from '@/admin/machines/role-requests.machine.ts';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { aRoleRequest } from '../../builders/role.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const first = aRoleRequest({ id: 1 });
const second = aRoleRequest({ id: 2, username: '이선영' });

const listed = (...value: readonly RoleRequest[]) => ({ status: 'ready', value });

/** Two requests that were read; the test answers every call. */
async function open() {
  const reads = handSettled<[signal?: AbortSignal], Outcome<readonly RoleRequest[]>>();
  const grants = handSettled<[request: RoleRequest, signal?: AbortSignal], Outcome<null>>();
  const failures = handSettled<[declined: DeclinedRequest], Outcome<null>>();
  const notified: string[] = [];
  const offers: { readonly undo: () => void; readonly due: () => void }[] = [];
  const requestOf = (id: EntityId) => (sameId(id, first.id) ? first : second);
  const { machine, select } = provideRoleRequests(
    {
      open: reads.call,
      grant: (id, signal) => grants.call(requestOf(id), signal),
      decline: (id, reason) => failures.call({ request: requestOf(id), reason }),
    },
    {
      notifyGranted: ({ id }) => void notified.push(`granted ${id}`),
      offerUndo: ({ request }, answer) => {
        notified.push(`declined ${request.id}`);
        offers.push(answer);
        return answer.due;
      },
      notifyNotDecided: (reason) => void notified.push(`not decided: ${reason}`),
    },
  );
  const actor = createActor(machine).start();
  reads.last().resolve(done([first, second]));
  await settled();
  const grant = (request: RoleRequest) => actor.send({ type: 'request.granted', request });
  const decline = (request: RoleRequest, reason = '다른 분이 맡으셨습니다.') => {
    actor.send({ type: 'decline.asked', request });
    actor.send({ type: 'decline.confirmed', reason });
  };
  const viewModel = () => select(actor.getSnapshot());
  return { actor, reads, grants, failures, notified, offers, grant, decline, viewModel };
}

describe('ROLE-07 granting a request', () => {
  it('is sent once, and the list is read again', async () => {
    const { reads, grants, notified, grant, viewModel } = await open();
    grant(first);
    grant(first);
    grant(second);
    expect(grants.calls.map(({ args: [request] }) => request)).toEqual([first]);
    expect(viewModel().granting).toEqual(first);
    grants.last().resolve(done(null));
    await settled();
    expect(notified).toEqual(['granted 1']);
    expect(viewModel().granting).toEqual(first);
    reads.last().resolve(done([second]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: listed(second), granting: undefined });
  });

  it.each([
    ['is refused', 'conflict'],
    ['breaks', 'unexpected'],
  ] as const)('that %s is notified, and the list is read again', async (_, reason) => {
    const { reads, grants, notified, grant, viewModel } = await open();
    grant(first);
    if (reason === 'conflict') grants.last().resolve(refused(reason));
    else grants.last().reject(brokenOnPurpose());
    await settled();
    expect(notified).toEqual([`not decided: ${reason}`]);
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(reads.calls).toHaveLength(2);
  });

  it('REL-18 is aborted when the page is left', async () => {
    const { actor, grants, grant } = await open();
    grant(first);
    actor.stop();
    expect(grants.last().args[1]?.aborted).toBe(true);
  });
});

describe('ROLE-07 declining a request', () => {
  it('asks for a reason first, and keeps it when the dialog is closed', async () => {
    const { actor, failures, notified, viewModel } = await open();
    actor.send({ type: 'decline.asked', request: first });
    expect(viewModel().declineCandidate).toEqual(first);
    actor.send({ type: 'decline.written', reason: '다른' });
    actor.send({ type: 'decline.cancelled' });
    expect(viewModel()).toMatchObject({ declineCandidate: undefined, requests: listed(first, second) });
    expect(viewModel().writtenOf(1)).toBe('다른');
    expect(viewModel().writtenOf(2)).toBe('');
    expect([failures.calls.length, notified.length]).toEqual([0, 0]);
  });

  it('is sent once, when the time to undo has passed', async () => {
    const { reads, failures, notified, offers, decline, viewModel } = await open();
    decline(first);
    expect(viewModel().requests).toEqual(listed(second));
    expect([notified, failures.calls.length]).toEqual([['declined 1'], 0]);
    offers[0]?.due();
    offers[0]?.due();
    await settled();
    expect(failures.calls.map(({ args }) => args)).toEqual([[{ request: first, reason: '다른 분이 맡으셨습니다.' }]]);
    expect(viewModel().requests).toEqual(listed(second));
    failures.last().resolve(done(null));
    await settled();
    expect(viewModel().requests).toEqual(listed(second));
    expect(reads.calls).toHaveLength(1);
  });

  it('is never sent when it is undone in time', async () => {
    const { failures, offers, decline, viewModel } = await open();
    decline(first);
    offers[0]?.undo();
    offers[0]?.due();
    await settled();
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(failures.calls).toHaveLength(0);
  });

  it('that is refused comes back, is notified, and the list is read again', async () => {
    const { reads, failures, notified, offers, decline, viewModel } = await open();
    decline(first);
    offers[0]?.due();
    await settled();
    failures.last().resolve(refused('conflict'));
    await settled();
    expect(notified).toEqual(['declined 1', 'not decided: conflict']);
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(reads.calls).toHaveLength(2);
  });

  it('is sent when the page is left', async () => {
    const { actor, failures, notified, decline } = await open();
    decline(second);
    actor.stop();
    await settled();
    expect(failures.calls.map(({ args: [{ request }] }) => request.id)).toEqual([2]);
    failures.last().resolve(refused('networkError'));
    await settled();
    expect(notified.at(-1)).toBe('not decided: networkError');
  });
});

describe('requests that cannot be read', () => {
  it('show the reason and can be tried again', async () => {
    const { actor, reads, grants, grant, viewModel } = await open();
    grant(first);
    grants.last().resolve(done(null));
    await settled();
    reads.last().resolve(refused('timedOut'));
    await settled();
    expect(viewModel()).toMatchObject({ requests: { status: 'failed', reason: 'timedOut' }, granting: undefined });
    actor.send({ type: 'retry.asked' });
    reads.last().reject(brokenOnPurpose());
    await settled();
    expect(viewModel().requests).toEqual({ status: 'failed', reason: 'unexpected' });
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: { status: 'empty' }, granting: undefined });
  });
});

describe('REL-27 every state and transition of the requests', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: roleRequestsMachine,
      inert: ['declined'],
      tell: ({ context }) => [context.requests?.length, context.declined.length > 0],
      events: [
        { type: 'retry.asked' },
        { type: 'request.granted', request: first },
        { type: 'decline.asked', request: first },
        { type: 'decline.written', reason: '다른' },
        { type: 'decline.confirmed', reason: '다른 분이 맡으셨습니다.' },
        { type: 'decline.cancelled' },
        { type: 'decline.undone', id: 1 },
        { type: 'decline.saved', id: 1 },
        { type: 'decline.failed', id: 1, reason: 'conflict' },
        ...succeeds(roleRequestsMachine, 'read', [first]),
        ...fails(roleRequestsMachine, 'read'),
        ...succeeds(roleRequestsMachine, 'grant', null),
        ...fails(roleRequestsMachine, 'grant'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of a request that is declined', () => {
  it('is walked', async () => {
    const list = createActor(fromCallback(() => undefined));
    const report = await walkMachine({
      machine: declinedRequestMachine,
      inputs: [{ list, declined: { request: first, reason: '다른 분이 맡으셨습니다.' } }],
      events: [
        ...succeeds(declinedRequestMachine, 'decline', 'sent'),
        ...succeeds(declinedRequestMachine, 'decline', 'undone'),
        ...fails(declinedRequestMachine, 'decline'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
