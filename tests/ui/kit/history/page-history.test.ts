import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createPageHistory, type PageHistory } from '@/ui/kit/history/page-history.ts';
import type { EntryAddition } from '@/ui/kit/history/places.ts';
import { withSessionHistory } from '../../../fakes/session-history.ts';

const { entries, heard, settle } = withSessionHistory();

let owner: PageHistory;

beforeEach(() => {
  owner = createPageHistory();
  navigate('/list');
  navigate('/form');
});

describe('ROUTE-09 a step that the program makes itself', () => {
  it('is heard by its rules alone, and what is pushed or replaced meanwhile waits in its order', async () => {
    const order: string[] = [];
    owner.join({
      arrived: () => {
        throw new Error('Nobody has gone back');
      },
      travelled: () => order.push('travelled'),
    });
    owner.travel(-1, () => order.push(`arrived ${entries()}`));
    navigate('/login', { replace: true });
    navigate('/next');
    expect(owner.isTravelling()).toBe(true);
    expect(entries()).toBe('/home /list [/form]');
    await settle();
    expect(order).toEqual(['arrived /home [/list] /form', 'travelled']);
    expect(entries()).toBe('/home /login [/next]');
    expect(heard()).toEqual(['/list', '/form', '/login', '/next']);
    expect(owner.isTravelling()).toBe(false);
  });

  it('comes after another that is on its way', async () => {
    owner.join({});
    owner.travel(-1);
    owner.travel(-1);
    owner.travel(2);
    await settle();
    expect(entries()).toBe('/home /list [/form]');
    expect(heard()).toEqual(['/list', '/form']);
  });

  it('that the browser never reports blocks nobody for ever', async () => {
    const travelled = vi.fn();
    owner.join({ travelled });
    vi.spyOn(history, 'go').mockImplementation(() => undefined);
    owner.travel(-1);
    navigate('/next');
    await settle();
    expect(entries()).toBe('/home /list /form [/next]');
    expect(travelled).not.toHaveBeenCalled();
  });
});

it('ROUTE-09 an entry gets its additional state in the change that pushes, or replaces, it', async () => {
  let place = 1;
  owner = createPageHistory(new Set<EntryAddition>([(how) => ({ place, how }), () => ({ name: 'next' })]));
  owner.join({});
  owner.travel(-1);
  navigate('/next', { state: { layers: 2 } });
  place = 3;
  await settle();
  expect(history.state).toEqual({ layers: 2, place: 3, how: 'push', name: 'next' });
  expect(entries()).toBe('/home /list [/next:2]');
  navigate('/login', { replace: true });
  expect(history.state).toEqual({ place: 3, how: 'replace', name: 'next' });
});

describe('MEMB-05, ROUTE-09 the rules about the history', () => {
  it('are asked before a push, the last first, and each may delay it or let it take the place of the entry', () => {
    const asked: string[] = [];
    let go = () => undefined as void;
    owner.join({
      pushing: (push, address) => {
        asked.push(`first ${address}`);
        push(true);
      },
    });
    const end = owner.join({
      pushing: (push, address) => {
        asked.push(`last ${address}`);
        go = push;
      },
    });
    navigate('/next');
    expect(entries()).toBe('/home /list [/form]');
    go();
    expect(asked).toEqual(['last /next', 'first /next']);
    expect(entries()).toBe('/home /list [/next]');
    expect(heard()).toEqual(['/list', '/form', '/next']);
    end();
    navigate('/other');
    expect(asked.slice(2)).toEqual(['first /other']);
  });

  it('are asked about what has waited as they stand after the step', async () => {
    const asked: string[] = [];
    const end = owner.join({ pushing: () => asked.push('one that has ended') });
    owner.travel(-1);
    navigate('/next');
    end();
    owner.join({ pushing: (_, address) => asked.push(address) });
    await settle();
    expect(asked).toEqual(['/next']);
    expect(entries()).toBe('/home [/list] /form');
  });

  it('are told of a step back, the first first, and each may hide it from all others', async () => {
    const last = vi.fn(() => false);
    let hides = true;
    owner.join({ arrived: () => hides });
    owner.join({ arrived: last });
    history.back();
    await settle();
    expect(last).not.toHaveBeenCalled();
    expect(heard()).toEqual(['/list', '/form']);
    hides = false;
    history.back();
    await settle();
    expect(last).toHaveBeenCalledTimes(1);
    expect(heard()).toEqual(['/list', '/form', '/home']);
  });
});
