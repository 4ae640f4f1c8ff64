import { describe, expect, it } from 'vitest';
import { createRequestsMachine } from '@/shared/machines/requests.machine.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const first = { id: 1 };
const machine = createRequestsMachine<typeof first, string>();

describe('REL-27 every state and transition of', () => {
  it('the requests that wait for somebody (MINE-02, MINE-06)', async () => {
    const report = await walkMachine({
      machine,
      tell: ({ context }) => [context.requests?.length, context.declineCandidate?.id],
      events: [
        { type: 'retry.asked' },
        { type: 'request.settled', request: first, choice: '정하나' },
        { type: 'decline.asked', request: first },
        { type: 'decline.written', reason: '생년월일이 다릅니다.' },
        { type: 'decline.confirmed', reason: '생년월일이 다릅니다.' },
        { type: 'decline.cancelled' },
        { type: 'requests.outdated' },
        ...succeeds(machine, 'read', [first]),
        ...fails(machine, 'read'),
        ...succeeds(machine, 'decide', null),
        ...fails(machine, 'decide'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
