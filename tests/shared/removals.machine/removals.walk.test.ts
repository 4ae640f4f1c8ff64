import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { CallFailure } from '@/shared/actors.machine.ts';
import { removalOffersMachine, restorationMachine } from '@/shared/removal-offers.machine.ts';
import { createRemovalMachine, createRemovalsMachine } from '@/shared/removals.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const item = { id: 1 };
const removal = createRemovalMachine();
const listener = createActor(fromCallback(() => undefined)).start();

describe('REL-27 every state and transition of a removal', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: removal,
      inputs: [{ item, keeper: listener }],
      inert: ['askServer', 'offerUndo'],
      events: [
        { type: 'restoring.known', isPossible: true },
        { type: 'restoring.known', isPossible: false },
        { type: 'undo.asked' },
        { type: 'undo.expired' },
        { type: 'send.allowed' },
        { type: 'page.left' },
        ...succeeds(removal, 'remove', null),
        ...fails(removal, 'remove'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of an offer to restore', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: restorationMachine,
      inputs: [{ kind: 'announcement', id: 1, title: '소식' }],
      inert: ['offerUndo', 'offerRetry'],
      events: [
        { type: 'undo.asked' },
        { type: 'undo.expired' },
        { type: 'user.gone' },
        ...succeeds(restorationMachine, 'restore', null),
        ...fails(restorationMachine, 'restore', new CallFailure('serverFailed')),
        ...fails(restorationMachine, 'restore'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of the removals that can be undone', () => {
  it('is reached, left and taken by some event', async () => {
    const offers = [1, 2].map((id) => ({ title: `소식 ${id}`, removal: listener }));
    const report = await walkMachine({
      machine: removalOffersMachine,
      inputs: [undefined],
      inert: ['toast'],
      tell: ({ context }) => [Math.min(context.offers.length, 3)],
      events: [
        ...offers.map((offer) => ({ type: 'offer.made', offer }) as const),
        ...offers.map((offer) => ({ type: 'offer.withdrawn', offer }) as const),
        { type: 'undo.asked' },
        { type: 'lastUndo.asked' },
        { type: 'toast.gone', offers: offers.slice(0, 1) },
        { type: 'toast.gone', offers },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of all removals of a list', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: createRemovalsMachine(),
      inputs: [{ list: listener }],
      inert: ['removal'],
      tell: ({ context }) => [
        context.pending.length > 0,
        context.pending.some(({ isSending }: { readonly isSending: boolean }) => isSending),
      ],
      events: [
        { type: 'item.taken', item },
        { type: 'removal.due', item },
        { type: 'removal.begun', item },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'removal.refused', item },
        { type: 'send.asked' },
        { type: 'send.finished' },
        { type: 'page.left' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
