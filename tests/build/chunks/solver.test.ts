import { describe, expect, it } from 'vitest';
import { type Load, STEP } from '../../../src/build/chunks/loads.ts';
import { type GroupOfChunk, sharedChunks } from '../../../src/build/chunks/solver.ts';
import { type Graph, graphOf } from './graph.ts';

const SMALL = 200;
/** As much as is never lost for a small one. */
const LARGE = 40_000;

/** A page that loads some modules as an island, and others at once. */
const page = (islands: readonly string[], own: readonly string[] = []): Load => ({
  weight: 1,
  steps: new Map([...islands.map((id) => [id, STEP.island] as const), ...own.map((id) => [id, STEP.page] as const)]),
});

const namesOf = (loads: readonly Load[], graph: Graph, places: Readonly<Record<string, GroupOfChunk>> = {}) => {
  const partOf = sharedChunks(loads, (id) => places[id], graphOf(graph));
  return Object.fromEntries(Object.keys(graph).map((id) => [id, partOf(id)]));
};

describe('modules without a group', () => {
  it('are one file where the same pages load them, called like the largest', () => {
    const graph = { 'list.ts': { size: LARGE }, 'list-machine.ts': { size: 2 * LARGE } };
    expect(namesOf([page(Object.keys(graph)), page(Object.keys(graph))], graph)).toEqual({
      'list.ts': 'list-machine',
      'list-machine.ts': 'list-machine',
    });
  });

  it('join a file that their page loads anyway when they are small', () => {
    const graph = { 'button.ts': { size: SMALL }, 'form.ts': { size: LARGE } };
    const [one, other] = [page(['button.ts', 'form.ts']), page(['form.ts'])];
    expect(namesOf([one, other], graph)['button.ts']).toBe('form');
  });

  it('are a file of their own when other pages would load them in vain', () => {
    const graph = { 'board.ts': { size: LARGE }, 'form.ts': { size: LARGE } };
    const [one, other] = [page(['board.ts', 'form.ts']), page(['form.ts'])];
    expect(namesOf([one, other], graph)['board.ts']).toBe('board');
  });

  it('are a file of their own when other pages would load what they import in vain', () => {
    const graph = {
      'button.ts': { size: SMALL, imports: ['icons.ts'] },
      'icons.ts': { size: LARGE },
      'form.ts': { size: LARGE },
    };
    const loads = [page(Object.keys(graph)), page(['form.ts'])];
    expect(namesOf(loads, graph, { 'icons.ts': { name: 'icons' } })['button.ts']).toBe('button');
  });

  it('do not bring what is needed after the first paint before it', () => {
    const sizes = { 'head.ts': { size: 3000 }, 'editor.ts': { size: 2000 } };
    expect(namesOf([page(['editor.ts', 'head.ts'])], sizes)['editor.ts']).toBe('head');
    expect(namesOf([page(['editor.ts'], ['head.ts'])], sizes)['editor.ts']).toBe('editor');
  });

  it('join at some loss where they are less than a kilobyte when compressed', () => {
    const isWithForm = (size: number, vain: number): boolean => {
      const graph = { 'button.ts': { size }, 'form.ts': { size: vain } };
      return namesOf([page(['button.ts']), page(['form.ts'])], graph)['button.ts'] === 'form';
    };
    expect(isWithForm(1799, 20_000)).toBe(true);
    expect(isWithForm(1800, 20_000)).toBe(false);
    expect(isWithForm(1799, 30_000)).toBe(false);
  });

  it('do not join where the file would import itself through another one', () => {
    const graph = {
      'view.ts': { size: SMALL, imports: ['store.ts'] },
      'store.ts': { size: LARGE, imports: ['rule.ts'] },
      'rule.ts': { size: SMALL },
    };
    const places = { 'store.ts': { name: 'stores' } };
    expect(namesOf([page(Object.keys(graph))], graph, places)).toMatchObject({ 'view.ts': 'view', 'rule.ts': 'rule' });
  });

  it('are refused where a group would import itself through one of them', () => {
    const graph = {
      'store.ts': { size: LARGE, imports: ['view.ts'] },
      'view.ts': { size: LARGE, imports: ['rule.ts'] },
      'rule.ts': { size: LARGE },
    };
    const places = { 'store.ts': { name: 'stores' }, 'rule.ts': { name: 'stores' } };
    expect(() => namesOf([page(Object.keys(graph))], graph, places)).toThrow(/would import itself/);
  });

  it('are called like the page among them, or like their library', () => {
    const graph = { 'a-page.tsx': { size: 1 }, 'list.ts': { size: LARGE } };
    expect(namesOf([page([], Object.keys(graph))], graph)['list.ts']).toBe('a-page');
    const library = { '/top/node_modules/@dnd/core/dist/core.esm.js': { size: LARGE } };
    expect(Object.values(namesOf([page(Object.keys(library))], library))).toEqual(['dnd-core']);
  });

  it('have names that no other file has', () => {
    const graph = { 'a/list.ts': { size: LARGE }, 'b/list.ts': { size: LARGE }, 'c/posts.ts': { size: LARGE } };
    const places = { 'd/any.ts': { name: 'posts' } };
    const loads = Object.keys(graph).map((id) => page([id, 'd/any.ts']));
    expect(new Set(Object.values(namesOf(loads, graph, places)))).toEqual(new Set(['list', 'list-2', 'posts-2']));
  });
});

describe('what is saved and lost when two files become one', () => {
  const isJoined = (loads: readonly Load[], size: number): boolean => {
    const graph = { 'button.ts': { size }, 'form.ts': { size: LARGE } };
    return namesOf(loads, graph)['button.ts'] === 'form';
  };
  /** More than what joins at some loss. */
  const BUTTON = 1900;
  const both = ['button.ts', 'form.ts'];

  it('is a request, worth as much as four thousand characters that another page loads in vain', () => {
    const loads = [page(both), page(['form.ts'])];
    expect(isJoined(loads, 3999)).toBe(true);
    expect(isJoined(loads, 4001)).toBe(false);
  });

  const served = (step: number, ids: readonly string[], weight: number): Load => ({
    weight,
    steps: new Map(ids.map((id) => [id, step])),
  });

  it.each([STEP.page, STEP.prerendered])(
    'is five times as many characters for what a page contains (step %i)',
    (step) => {
      const loads = [served(step, both, 1), served(step, ['form.ts'], 0.25)];
      expect(isJoined(loads, 3199)).toBe(true);
      expect(isJoined(loads, 3201)).toBe(false);
    },
  );

  it('is also what comes before its time', () => {
    const early = {
      weight: 1,
      steps: new Map([['form.ts', STEP.island] as const, ['button.ts', STEP.dialog] as const]),
    };
    expect(isJoined([early], 3999)).toBe(true);
    expect(isJoined([early], 4001)).toBe(false);
  });

  it('counts as much as what is loaded', () => {
    const part = { ...page(['form.ts']), weight: 0.5 };
    expect(isJoined([page(both), part], 7999)).toBe(true);
    expect(isJoined([page(both), part], 8001)).toBe(false);
  });

  it('is also what they import, which then comes before its time', () => {
    const isWithForm = (size: number): boolean => {
      const graph = {
        'button.ts': { size: BUTTON, imports: ['icons.ts'] },
        'icons.ts': { size },
        'form.ts': { size: LARGE },
      };
      const later = {
        ...page(['form.ts']),
        steps: new Map([['form.ts', STEP.island] as const, ['icons.ts', STEP.dialog] as const]),
      };
      const groups = { 'icons.ts': { name: 'icons' } };
      return namesOf([page(Object.keys(graph)), later], graph, groups)['button.ts'] === 'form';
    };
    expect(isWithForm(3999 - BUTTON)).toBe(true);
    expect(isWithForm(4001 - BUTTON)).toBe(false);
  });

  describe('with styles', () => {
    const isWithForm = ({
      size,
      before,
      formAt,
      weight = 1,
    }: Readonly<Record<'size' | 'before' | 'formAt', number>> & { readonly weight?: number }): boolean => {
      const graph = {
        'button.ts': { size: BUTTON, imports: ['button.module.css'] },
        'button.module.css': { size },
        'form.ts': { size: LARGE },
      };
      const steps = new Map([
        ['form.ts', formAt],
        ['button.module.css', before],
      ]);
      const loads = [page(Object.keys(graph)), { weight, steps }];
      return namesOf(loads, graph, { 'button.module.css': { name: 'styles' } })['button.ts'] === 'form';
    };

    it('is two thousand characters more where a page would contain them', () => {
      const steps = { before: STEP.dialog, formAt: STEP.servedDialogs };
      expect(isWithForm({ ...steps, size: 99 })).toBe(true);
      expect(isWithForm({ ...steps, size: 101 })).toBe(false);
      expect(isWithForm({ size: 101, before: STEP.rest, formAt: STEP.dialog })).toBe(true);
    });

    it('is no more where the page contains them anyway', () => {
      const early = { size: 700, formAt: STEP.page, weight: 0.25 };
      expect(isWithForm({ ...early, before: STEP.servedDialogs })).toBe(true);
      expect(isWithForm({ ...early, before: STEP.dialog })).toBe(false);
    });
  });
});

describe('a group by rule', () => {
  const graph = { 'button.ts': { size: SMALL }, 'form.ts': { size: LARGE } };
  const loads = [page(Object.keys(graph)), page(['form.ts'])];

  it('keeps its modules, and takes in small ones where it may grow', () => {
    expect(namesOf(loads, graph, { 'form.ts': { name: 'dialogs', grows: true } })).toEqual({
      'button.ts': 'dialogs',
      'form.ts': 'dialogs',
    });
    expect(namesOf(loads, graph, { 'form.ts': { name: 'dialogs' } })).toEqual({
      'button.ts': 'button',
      'form.ts': 'dialogs',
    });
  });
});
