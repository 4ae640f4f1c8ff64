import { afterEach, describe, expect, it } from 'vitest';
import { openSection } from '@/site.tsx';
import { href, rootOf } from '@/ui/app/routes/href.ts';

const address = () => window.location.pathname + window.location.search;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the root of a section', () => {
  it('takes the address of the page that it leads to, in the same entry of the history', () => {
    window.history.replaceState(null, '', `${rootOf('vision')}?from=mail`);
    const entries = window.history.length;
    openSection();
    expect(address()).toBe(`${href('vision')}?from=mail`);
    expect(window.history.length).toBe(entries);
  });

  it('keeps the state of its entry, such as where the entries before were scrolled to', () => {
    window.history.replaceState({ entry: [1, 300, 0] }, '', rootOf('vision'));
    openSection();
    expect(address()).toBe(href('vision'));
    expect(window.history.state).toEqual({ entry: [1, 300, 0] });
  });

  it('is no other page', () => {
    window.history.replaceState(null, '', `${href('events')}?day=1`);
    openSection();
    expect(address()).toBe(`${href('events')}?day=1`);
  });
});
