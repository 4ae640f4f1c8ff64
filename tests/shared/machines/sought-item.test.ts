import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ListProgress, soughtItemMachine } from '@/shared/machines/sought-item.machine.ts';

const GOING_ON: ListProgress = { holds: false, isWhole: false, rests: true, round: 1 };

function seek(id: string | undefined) {
  const deeds: string[] = [];
  const actor = createActor(
    soughtItemMachine.provide({
      actions: { askMore: () => deeds.push('more'), pointOut: (_, found) => deeds.push(`there is ${found}`) },
    }),
  );
  actor.start();
  actor.send({ type: 'item.sought', id });
  return {
    deeds,
    look: (list: Partial<ListProgress>) => actor.send({ type: 'list.changed', ...GOING_ON, ...list }),
    seek: (other: string | undefined) => actor.send({ type: 'item.sought', id: other }),
    state: () => actor.getSnapshot().value,
  };
}

describe('what an address points out', () => {
  it('is looked for until it is there, and pointed out once', () => {
    const search = seek('42');
    search.look({ rests: false });
    search.look({});
    search.look({});
    search.look({ holds: true });
    search.look({ holds: true });
    expect(search.deeds).toEqual(['more', 'more', 'there is 42']);
  });

  it('is missing when all has been looked through', () => {
    const search = seek('42');
    search.look({ isWhole: true, rests: true });
    expect([search.state(), search.deeds]).toEqual(['missing', []]);
  });

  it('is not looked for again when it was found and taken away', () => {
    const search = seek('42');
    search.look({ holds: true });
    search.look({});
    search.seek('42');
    search.look({});
    expect(search.deeds).toEqual(['there is 42']);
  });

  it('may be another, or nothing, later', () => {
    const search = seek('42');
    search.look({ isWhole: true });
    search.seek('7');
    search.look({ holds: true });
    expect(search.deeds).toEqual(['there is 7']);
    search.seek(undefined);
    search.look({});
    expect([search.state(), search.deeds]).toEqual(['idle', ['there is 7']]);
  });

  it('is nothing for most addresses: a list is not asked for more than its reader wants', () => {
    const search = seek(undefined);
    search.look({});
    expect(search.deeds).toEqual([]);
  });
});
