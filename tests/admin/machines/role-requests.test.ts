import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RoleDecision, RoleRequest } from '@/admin/domain/role-request.ts';
import { type DecidedRequest, roleRequestsMachine } from '@/admin/machines/role-requests.machine.ts';
import { bindRoleRequests } from '@/admin/machines/role-requests-binding.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { aRoleRequest } from '../../builders/role.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const first = aRoleRequest({ id: 1 });
const second = aRoleRequest({ id: 2, username: '이선영' });

/** Two requests that were read, with every call answered by hand. */
async function open() {
  const reads = handSettled<[signal: AbortSignal], Outcome<readonly RoleRequest[]>>();
  const decisions = handSettled<[decided: DecidedRequest, signal: AbortSignal], Outcome<null>>();
  const told: string[] = [];
  const { machine, read } = bindRoleRequests({
    read: reads.call,
    decide: decisions.call,
    tellDecided: ({ request, decision }) => void told.push(`${decision} ${request.id}`),
    tellNotDecided: (reason) => void told.push(`not decided: ${reason}`),
  });
  const actor = createActor(machine).start();
  reads.last().resolve(done([first, second]));
  await settled();
  const decide = (request: RoleRequest, decision: RoleDecision) =>
    actor.send({ type: 'request.decided', request, decision });
  return { actor, reads, decisions, told, decide, face: () => read(actor.getSnapshot()) };
}

describe('ROLE-07 deciding on a request', () => {
  it.each(['grant', 'decline'] as const)('%s is sent once, and the list is read again', async (decision) => {
    const { reads, decisions, told, decide, face } = await open();
    decide(first, decision);
    decide(first, decision);
    decide(second, 'decline');
    expect(decisions.calls.map(({ args: [decided] }) => decided)).toEqual([{ request: first, decision }]);
    expect(face().pending).toEqual({ request: first, decision });
    decisions.last().resolve(done(null));
    await settled();
    expect(told).toEqual([`${decision} 1`]);
    expect(face().pending).toEqual({ request: first, decision });
    reads.last().resolve(done([second]));
    await settled();
    expect(face()).toEqual({ requests: [second], failure: undefined, pending: undefined });
  });

  it.each([
    ['is refused', 'conflict'],
    ['breaks', 'malformed'],
  ] as const)('that %s is told, and the list is read again', async (_, reason) => {
    const { reads, decisions, told, decide, face } = await open();
    decide(first, 'grant');
    if (reason === 'conflict') decisions.last().resolve(refused(reason));
    else decisions.last().reject(new Error('broke'));
    await settled();
    expect(told).toEqual([`not decided: ${reason}`]);
    expect(face().requests).toEqual([first, second]);
    expect(reads.calls).toHaveLength(2);
  });

  it('REL-18 is given up when the page is left', async () => {
    const { actor, decisions, decide } = await open();
    decide(first, 'grant');
    actor.stop();
    expect(decisions.last().args[1].aborted).toBe(true);
  });
});

describe('requests that cannot be read', () => {
  it('say why and can be tried again', async () => {
    const { actor, reads, decisions, decide, face } = await open();
    decide(first, 'grant');
    decisions.last().resolve(done(null));
    await settled();
    reads.last().resolve(refused('timedOut'));
    await settled();
    expect(face()).toEqual({ requests: undefined, failure: 'timedOut', pending: undefined });
    actor.send({ type: 'retry.asked' });
    reads.last().reject(new Error('broke'));
    await settled();
    expect(face().failure).toBe('malformed');
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(done([]));
    await settled();
    expect(face()).toEqual({ requests: [], failure: undefined, pending: undefined });
  });
});

describe('REL-27 every state and transition of the requests', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: roleRequestsMachine,
      tell: ({ context }) => [context.requests?.length, context.pending?.decision],
      events: [
        { type: 'retry.asked' },
        { type: 'request.decided', request: first, decision: 'grant' },
        ...succeeds(roleRequestsMachine, 'read', done([first])),
        ...succeeds(roleRequestsMachine, 'read', refused('timedOut')),
        ...fails(roleRequestsMachine, 'read'),
        ...succeeds(roleRequestsMachine, 'decide', done(null)),
        ...succeeds(roleRequestsMachine, 'decide', refused('conflict')),
        ...fails(roleRequestsMachine, 'decide'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
