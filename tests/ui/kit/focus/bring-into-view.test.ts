import { describe, expect, it, vi } from 'vitest';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { focusable } from '@/ui/kit/focus/focus.ts';

function page() {
  document.body.innerHTML = '<article><h2 tabindex="-1">heading</h2></article><div>sheet</div><button>next</button>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const scrolled: [string, unknown][] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([this.tagName, options]);
  });
  return { find, scrolled };
}

describe('what a reader is taken to', () => {
  it('stands at the top of the window, and has the focus', () => {
    const { find, scrolled } = page();
    bringIntoView(find('h2'));
    expect(scrolled).toEqual([['H2', { block: 'start' }]]);
    expect(find('h2')).toHaveFocus();
  });

  it('is seen with what it belongs to', () => {
    const { find, scrolled } = page();
    bringIntoView(find('h2'), { block: 'center', around: find('article') });
    expect(scrolled).toEqual([['ARTICLE', { block: 'center' }]]);
    expect(find('h2')).toHaveFocus();
  });

  it('leaves everything as it is where it is not there', () => {
    const { scrolled } = page();
    bringIntoView(null);
    expect(scrolled).toEqual([]);
    expect(document.body).toHaveFocus();
  });

  it('can be what cannot hold the focus otherwise, for that once', () => {
    const { find } = page();
    const sheet = find('div');
    if (sheet === null) throw new Error('no sheet');
    bringIntoView(focusable(sheet));
    expect(sheet).toHaveFocus();
    find('button')?.focus();
    expect(sheet).not.toHaveAttribute('tabindex');
  });
});
