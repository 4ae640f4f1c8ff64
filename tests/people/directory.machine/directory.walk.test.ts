import { describe, expect, it } from 'vitest';
import { directoryMachine } from '@/people/directory.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const entries = Array.from({ length: 20 }, (_, id) => ({ id, name: '김민수', zone: undefined }));

describe('REL-27 every state and transition of the directory', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: directoryMachine,
      inert: ['addressListener'],
      inputs: [{ text: '', zone: undefined, ownZone: undefined }],
      tell: ({ context }) => [context.text, context.zone, context.list?.hasMore, context.wait],
      events: [
        { type: 'text.changed', text: '김' },
        { type: 'text.changed', text: '' },
        { type: 'search.submitted' },
        { type: 'search.cleared' },
        { type: 'zone.chosen', zone: { id: 10, name: '루케 구역' } },
        { type: 'more.asked' },
        { type: 'address.changed', view: { text: '박', zone: undefined } },
        { type: 'retry.asked' },
        { type: 'entries.outdated' },
        { type: 'xstate.after.pause.directory.pausing' },
        ...succeeds(directoryMachine, 'read', { kind: 'page', entries }),
        ...succeeds(directoryMachine, 'read', { kind: 'page', entries: [] }),
        ...succeeds(directoryMachine, 'read', { kind: 'tooFast', seconds: 90 }),
        ...fails(directoryMachine, 'read'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
