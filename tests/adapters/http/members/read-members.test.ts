import { describe, expect, it } from 'vitest';
import { readMembers } from '@/adapters/http/members.ts';
import { refused } from '@/shared/outcome.ts';
import { answered, scriptedSender } from '../../../fakes/scripted-sender.ts';

const { send } = scriptedSender(() => answered(200, [{ id: 1, name: '박정훈' }]));

/** More than a promise that is awaited a few times takes. */
const MICROTASKS = 100;

async function endOfTask(): Promise<void> {
  for (let count = 0; count < MICROTASKS; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each is a microtask of the same task
    await Promise.resolve();
  }
}

describe('MEMB-01 the members over HTTP', () => {
  it('come in a task after the one that has read them, so that showing them is no part of it', async () => {
    const order: string[] = [];
    const members = readMembers(send).then(({ kind }) => order.push(kind));
    await endOfTask();
    order.push('the task has ended');
    await members;
    expect(order).toEqual(['the task has ended', 'done']);
  });

  it('do not come any more when nobody waits for them by then', async () => {
    const reading = new AbortController();
    const members = readMembers(send, reading.signal);
    await endOfTask();
    reading.abort();
    expect(await members).toEqual(refused('aborted'));
  });

  it('that are refused are so at once', async () => {
    const order: string[] = [];
    const refusing = scriptedSender(() => answered(500, undefined));
    const members = readMembers(refusing.send).then(({ kind }) => order.push(kind));
    await endOfTask();
    order.push('the task has ended');
    await members;
    expect(order).toEqual(['refused', 'the task has ended']);
  });
});
