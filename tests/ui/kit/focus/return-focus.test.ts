import { beforeEach, describe, expect, it } from 'vitest';
import { returnFocus } from '@/ui/kit/focus/return-focus.ts';

const element = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('the focus, when what lay over the page goes with it', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1 tabindex="-1">공지사항</h1><button>열기</button>';
  });

  it('goes back to where it was', () => {
    returnFocus(element('button'), 'h1');
    expect(element('button')).toHaveFocus();
  });

  it('goes elsewhere, when that has gone meanwhile', () => {
    const before = element('button');
    before?.remove();
    returnFocus(before, 'h1');
    expect(element('h1')).toHaveFocus();
  });

  it('goes elsewhere, when it was nowhere', () => {
    returnFocus(document.body, 'h1');
    expect(element('h1')).toHaveFocus();
  });
});
