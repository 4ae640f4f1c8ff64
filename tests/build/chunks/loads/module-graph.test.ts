import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { laterThan, prerenderedAmong, STEP } from '../../../../src/build/chunks/loads.ts';
import { DIALOGS, everyPage } from '../../../../src/build/chunks/table.ts';
import { graphOf } from '../graph.ts';

const PRERENDERED = '/src/ui/app/islands/prerendered-island.tsx';

const context = graphOf({
  'a-page.tsx': { imports: ['frame.tsx', 'shell.tsx'], later: ['list-view.tsx'] },
  'frame.tsx': { imports: [PRERENDERED], later: ['form-view.tsx'] },
  'shell.tsx': { imports: [PRERENDERED], later: ['menu-view.tsx'] },
});
const known = new Set(['shell.tsx']);

describe('the modules that a page imports dynamically', () => {
  it('are those that its own modules import, and not what is loaded before it', () => {
    expect(laterThan(['a-page.tsx'], known, context).toSorted()).toEqual(['form-view.tsx', 'list-view.tsx']);
  });

  it('are in the served page where any of its modules shows them prerendered', () => {
    expect(prerenderedAmong(['a-page.tsx'], known, context)).toEqual(['form-view.tsx']);
  });
});

describe('what every page loads', () => {
  it.each([...everyPage(true).keys()])('is an existing module: %s', (name) => {
    expect(existsSync(new URL(`../../../../${name}`, import.meta.url))).toBe(true);
  });

  it('is loaded in its step, the dialogs that it contains among them', () => {
    expect(everyPage(false).get(DIALOGS)).toBe(STEP.servedDialogs);
  });
});
