import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, createMachine } from 'xstate';
import { searchAddressMachine, searchMachine } from '@/content/search/search.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const page = (hasMore: boolean) => ({ hits: [], hasMore, isRecentOnly: false });

const situation = ({ context }: AnyMachineSnapshot): unknown => [
  context.text,
  context.found?.words,
  context.found?.hasMore,
  context.recent === undefined,
];

describe('REL-27 every state and transition of the search', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: searchMachine,
      inert: ['address'],
      inputs: ['', '소망'].map((text) => ({ text, addressed: text })),
      tell: situation,
      events: [
        { type: 'text.changed', text: '소망' },
        { type: 'text.changed', text: '' },
        { type: 'text.cleared' },
        { type: 'search.submitted' },
        { type: 'text.addressed', text: '' },
        { type: 'text.addressed', text: '소망' },
        { type: 'more.asked' },
        { type: 'retry.asked' },
        { type: 'xstate.after.pause.search.pausing' },
        ...succeeds(searchMachine, 'find', page(true)),
        ...succeeds(searchMachine, 'find', page(false)),
        ...fails(searchMachine, 'find'),
        ...fails(searchMachine, 'find', new CallFailure('unsupported')),
        ...succeeds(searchMachine, 'readRecent', []),
        ...fails(searchMachine, 'readRecent'),
      ],
    });
    // What is found is left only by events that the whole machine handles.
    expect(report).toEqual({
      neverReached: [],
      neverLeft: ['search.empty', 'search.found'],
      neverTaken: [],
      strayed: [],
    });
  });
});

describe('REL-27 every transition of the search’s address', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: searchAddressMachine,
      inert: ['addressListener'],
      inputs: [{ text: '', search: createActor(createMachine({})) }],
      tell: ({ context }) => [context.addressed, context.entered],
      events: [
        { type: 'text.settled', text: '소망' },
        { type: 'text.settled', text: '' },
        { type: 'text.entered', text: '소망' },
        { type: 'text.entered', text: '' },
        { type: 'address.changed', text: '소망' },
        { type: 'address.changed', text: '' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
