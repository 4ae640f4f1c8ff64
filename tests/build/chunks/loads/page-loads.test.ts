import { describe, expect, it } from 'vitest';
import { loadsOf, STEP } from '../../../../src/build/chunks/loads.ts';
import { type Graph, graphOf } from '../graph.ts';

const MAIN = 'main.tsx';
const CORE = 'core.ts';
const DIALOG = 'dialog.tsx';
const TOASTS = 'toasts-view.tsx';
const PRERENDERED = '/src/ui/app/islands/prerendered-island.tsx';

const EVERY_PAGE = new Map<string, number>([
  [MAIN, STEP.page],
  [CORE, STEP.island],
  [DIALOG, STEP.servedDialogs],
  [TOASTS, STEP.rest],
]);

const loads = (graph: Graph, ...pages: string[]) =>
  loadsOf({ pages, everyPage: EVERY_PAGE, isDialog: (id) => id === DIALOG }, graphOf(graph)).map(
    ({ weight, steps }) => ({ weight, steps: Object.fromEntries(steps) }),
  );

describe('what a page loads', () => {
  const everyPage = Object.fromEntries(EVERY_PAGE);

  it('is its own code first, then its islands, and last what waits for dialogs', () => {
    const graph = {
      'a-page.tsx': { imports: ['head.ts'], later: ['list-view.tsx', 'form-view.tsx'] },
      'list-view.tsx': { imports: ['head.ts', 'list.ts'] },
      'form-view.tsx': { imports: ['field.ts', 'list.ts'] },
      'field.ts': { imports: [DIALOG] },
    };
    expect(loads(graph, 'a-page.tsx')).toEqual([
      {
        weight: 1,
        steps: {
          ...everyPage,
          'a-page.tsx': STEP.page,
          'head.ts': STEP.page,
          'list-view.tsx': STEP.island,
          'list.ts': STEP.island,
          'form-view.tsx': STEP.dialog,
          'field.ts': STEP.dialog,
        },
      },
    ]);
  });

  it('begins with what shows the answer of its early call, like its own code', () => {
    const graph = {
      'a-page.tsx': { later: ['posts.early.ts', 'list-view.tsx'] },
      'posts.early.ts': { imports: ['schema.ts'] },
      'list-view.tsx': { imports: ['schema.ts'] },
    };
    const [page, ...parts] = loads(graph, 'a-page.tsx');
    expect(page?.steps).toMatchObject({ 'posts.early.ts': STEP.page, 'schema.ts': STEP.page });
    expect(page?.steps).toMatchObject({ 'list-view.tsx': STEP.island });
    expect(parts).toEqual([]);
  });

  it('is an island before others where the served page contains it, whichever module of the page shows it', () => {
    const graph = {
      'a-page.tsx': { imports: ['frame.tsx'], later: ['list-view.tsx'] },
      'frame.tsx': { imports: [PRERENDERED], later: ['form-view.tsx'] },
      'form-view.tsx': { imports: [DIALOG, 'field.ts'] },
      'list-view.tsx': {},
    };
    expect(loads(graph, 'a-page.tsx')[0]?.steps).toMatchObject({
      'form-view.tsx': STEP.prerendered,
      'field.ts': STEP.prerendered,
      [DIALOG]: STEP.prerendered,
      'list-view.tsx': STEP.island,
    });
  });

  it('is also what every page loads, in the step of that where the page does not need it earlier', () => {
    const graph = {
      [MAIN]: { imports: ['react.js'] },
      [CORE]: { imports: ['react.js', 'container.ts'] },
      [TOASTS]: { imports: ['toast.ts', 'container.ts'] },
      'a-page.tsx': { imports: ['react.js', 'toast.ts'] },
      'b-page.tsx': {},
    };
    const common = { ...everyPage, 'react.js': STEP.page, 'container.ts': STEP.island };
    expect(loads(graph, 'a-page.tsx', 'b-page.tsx')).toEqual([
      { weight: 1, steps: { ...common, 'a-page.tsx': STEP.page, 'toast.ts': STEP.page } },
      { weight: 1, steps: { ...common, 'b-page.tsx': STEP.page, 'toast.ts': STEP.rest } },
    ]);
  });

  it('is without the islands of what every page loads', () => {
    const graph = { [MAIN]: { later: ['guard-view.tsx'] }, 'a-page.tsx': { imports: [MAIN] } };
    const [page, guard] = loads(graph, 'a-page.tsx');
    expect(page?.steps).not.toHaveProperty('guard-view.tsx');
    expect(guard?.steps).toHaveProperty('guard-view.tsx');
  });
});

describe('a part that is fetched when it is asked for', () => {
  const namesOf = (load?: { readonly steps: object }) =>
    Object.keys(load?.steps ?? {})
      .filter((name) => !EVERY_PAGE.has(name) && !name.endsWith('-page.tsx'))
      .toSorted();
  const graph = {
    'a-page.tsx': { imports: ['list.ts', 'only-a.ts'], later: ['editor.ts'] },
    'b-page.tsx': { imports: ['list.ts'], later: ['editor.ts'] },
    'editor.ts': { imports: ['form.ts'], later: ['preview.ts'] },
  };
  const [, , editor, preview] = loads(graph, 'a-page.tsx', 'b-page.tsx');

  it('has what all pages that ask for it have loaded, and counts three tenths of a page', () => {
    expect(namesOf(editor)).toEqual(['editor.ts', 'form.ts', 'list.ts']);
    expect(editor?.weight).toBe(0.3);
  });

  it('has what every page loads', () => {
    expect(editor?.steps).toMatchObject(Object.fromEntries([...EVERY_PAGE.keys()].map((name) => [name, STEP.island])));
  });

  it('may ask for another one', () => {
    expect(namesOf(preview)).toEqual(['editor.ts', 'form.ts', 'list.ts', 'preview.ts']);
  });

  it('has only what parts that are found later have loaded too, when they ask for it', () => {
    const late = {
      'a-page.tsx': { imports: ['list.ts'], later: ['editor.ts', 'drafts.ts'] },
      'b-page.tsx': { later: ['drafts.ts'] },
      'drafts.ts': { later: ['editor.ts'] },
    };
    const [, , ...parts] = loads(late, 'a-page.tsx', 'b-page.tsx');
    expect(parts.map(namesOf)).toEqual([['editor.ts'], ['drafts.ts']]);
  });

  it('may ask for one that asks for it', () => {
    const circle = {
      'a-page.tsx': { imports: ['list.ts'], later: ['editor.ts'] },
      'editor.ts': { later: ['drafts.ts'] },
      'drafts.ts': { later: ['editor.ts'] },
    };
    const [, ...parts] = loads(circle, 'a-page.tsx');
    expect(parts.map(namesOf)).toEqual([
      ['editor.ts', 'list.ts'],
      ['drafts.ts', 'editor.ts', 'list.ts'],
    ]);
  });
});
