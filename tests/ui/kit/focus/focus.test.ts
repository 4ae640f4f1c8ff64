import { beforeEach, describe, expect, it } from 'vitest';
import { returnFocus } from '@/ui/kit/focus/focus.ts';

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
