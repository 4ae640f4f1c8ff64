import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { fails, succeeds, walkMachine } from './walk-machine.ts';

const machine = setup({ actors: { work: fromPromise(() => Promise.reject(new Error('empty'))) } }).createMachine({
  id: 'sloppy',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { go: 'working', never: 'lost' } },
    working: { invoke: { src: 'work', onDone: 'trap', onError: 'idle' } },
    trap: {},
    lost: { on: { back: 'idle' } },
  },
});

describe('REL-27 the walk of a machine', () => {
  it('reports states never reached, never left, and transitions never taken', async () => {
    const events = [{ type: 'go' }, { type: 'back' }, ...succeeds(machine, 'work', 1)];
    expect(await walkMachine({ machine, events })).toEqual({
      neverReached: ['sloppy.lost'],
      neverLeft: ['sloppy.trap', 'sloppy.lost'],
      neverTaken: ['sloppy.idle never', 'sloppy.working xstate.error.actor.0.sloppy.working', 'sloppy.lost back'],
      strayed: [],
    });
  });

  it('includes rejected promises', async () => {
    const events = [{ type: 'go' }, { type: 'never' }, { type: 'back' }];
    const report = await walkMachine({
      machine,
      events: [...events, ...succeeds(machine, 'work', 1), ...fails(machine, 'work')],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['sloppy.trap'], neverTaken: [], strayed: [] });
  });

  it('throws for an actor that the machine does not invoke', () => {
    expect(() => succeeds(machine, 'nobody', 1)).toThrow('sloppy invokes no nobody');
  });
});
