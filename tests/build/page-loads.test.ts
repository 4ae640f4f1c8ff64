import { describe, expect, it } from 'vitest';
import { loadsOf, STEP } from '../../src/build/page-loads.ts';
import { type Graph, graphOf } from './graph.ts';

const EVERYWHERE = 'main.tsx';
const DIALOG = 'dialog.tsx';
const PRERENDERED = '/src/ui/app/island/prerendered-island.tsx';

const loads = (graph: Graph, ...pages: string[]) =>
  loadsOf({ pages, everywhere: [EVERYWHERE], isDialog: (id) => id === DIALOG }, graphOf(graph)).map(
    ({ weight, steps }) => ({ weight, steps: Object.fromEntries(steps) }),
  );

describe('what a page loads', () => {
  it('is its own code first, then its islands, and last what waits for dialogs', () => {
    const graph = {
      'a-page.tsx': { imports: ['head.ts'], later: ['list-island.tsx', 'form-island.tsx'] },
      'list-island.tsx': { imports: ['head.ts', 'list.ts'] },
      'form-island.tsx': { imports: ['field.ts', 'list.ts'] },
      'field.ts': { imports: [DIALOG] },
    };
    expect(loads(graph, 'a-page.tsx')[1]).toEqual({
      weight: 1,
      steps: {
        'a-page.tsx': STEP.page,
        'head.ts': STEP.page,
        'list-island.tsx': STEP.island,
        'list.ts': STEP.island,
        'form-island.tsx': STEP.dialog,
        'field.ts': STEP.dialog,
        [DIALOG]: STEP.dialog,
      },
    });
  });

  it('is an island before others where the served page contains it', () => {
    const graph = {
      'a-page.tsx': { imports: [PRERENDERED], later: ['form-island.tsx'] },
      'form-island.tsx': { imports: [DIALOG] },
    };
    expect(loads(graph, 'a-page.tsx')[1]?.steps).toMatchObject({ 'form-island.tsx': STEP.prerendered });
  });

  it('leaves out what every page loads, which counts as much as all pages', () => {
    const graph = {
      [EVERYWHERE]: { imports: ['react.js'] },
      'a-page.tsx': { imports: ['react.js'] },
      'b-page.tsx': {},
    };
    expect(loads(graph, 'a-page.tsx', 'b-page.tsx')).toEqual([
      { weight: 2, steps: { [EVERYWHERE]: STEP.page, 'react.js': STEP.page } },
      { weight: 1, steps: { 'a-page.tsx': STEP.page } },
      { weight: 1, steps: { 'b-page.tsx': STEP.page } },
    ]);
  });
});

describe('a part that is fetched when it is asked for', () => {
  const graph = {
    'a-page.tsx': { imports: ['list.ts', 'only-a.ts'], later: ['editor.ts'] },
    'b-page.tsx': { imports: ['list.ts'], later: ['editor.ts'] },
    'editor.ts': { imports: ['form.ts'], later: ['preview.ts'] },
  };
  const [, , , editor, preview] = loads(graph, 'a-page.tsx', 'b-page.tsx');

  it('has what all pages that ask for it have loaded, and counts less than a page', () => {
    expect(Object.keys(editor?.steps ?? {}).toSorted()).toEqual(['editor.ts', 'form.ts', 'list.ts']);
    expect(editor?.weight).toBeLessThan(1);
  });

  it('may ask for another one', () => {
    expect(Object.keys(preview?.steps ?? {}).toSorted()).toEqual(['editor.ts', 'form.ts', 'list.ts', 'preview.ts']);
  });
});
