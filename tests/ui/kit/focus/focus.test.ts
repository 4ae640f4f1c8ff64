import { beforeEach, describe, expect, it } from 'vitest';
import { returnFocus, returnFocusAround } from '@/ui/kit/focus/focus.ts';

const element = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('the focus when an overlay closes', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1 tabindex="-1">공지사항</h1><button>열기</button>';
  });

  it('returns to its earlier place', () => {
    returnFocus(element('button'), 'h1');
    expect(element('button')).toHaveFocus();
  });

  it('moves elsewhere when that has been removed', () => {
    const before = element('button');
    before?.remove();
    returnFocus(before, 'h1');
    expect(element('h1')).toHaveFocus();
  });

  it('moves elsewhere when there was none', () => {
    returnFocus(document.body, 'h1');
    expect(element('h1')).toHaveFocus();
  });
});

describe('the focus when the outcome of a form closes an overlay', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1 tabindex="-1">공지사항</h1><article><p><button>고치기</button></p></article>';
  });

  it('goes to the part around its earlier place, which can be focused this once', () => {
    returnFocusAround(element('button'), 'h1');
    expect(element('article')).toHaveFocus();
    element('h1')?.focus();
    expect(element('article')).not.toHaveAttribute('tabindex');
  });

  it('leaves a part focusable that is so by itself', () => {
    element('article')?.setAttribute('tabindex', '0');
    returnFocusAround(element('button'), 'h1');
    element('h1')?.focus();
    expect(element('article')).toHaveAttribute('tabindex', '0');
  });

  it('moves elsewhere when that place has been removed', () => {
    const before = element('button');
    before?.remove();
    returnFocusAround(before, 'h1');
    expect(element('h1')).toHaveFocus();
  });

  it('returns to its earlier place where nothing is around it', () => {
    document.body.innerHTML = '<button>열기</button>';
    returnFocusAround(element('button'), 'h1');
    expect(element('button')).toHaveFocus();
  });
});
