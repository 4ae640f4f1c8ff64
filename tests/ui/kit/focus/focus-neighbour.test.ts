import { beforeEach, describe, expect, it } from 'vitest';
import { focusNeighbour, neighbourOf } from '@/ui/kit/focus/focus-neighbour.ts';

const button = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (found === null) throw new Error(`There is no button ${name}`);
  return found;
};

describe('the focus, when an entry of a list goes away', () => {
  const list = () => document.querySelector('section');

  beforeEach(() => {
    const entries = ['first', 'second'].map(
      (name) =>
        `<article><button>더 보기</button><ul><li><button>그림</button></li></ul><button id="${name}">삭제</button></article>`,
    );
    document.body.innerHTML = `<section tabindex="0">${entries.join('')}<div></div></section>`;
  });

  it('goes to the same button of the next entry', () => {
    focusNeighbour(button('first'), 'article', list());
    expect(button('second')).toHaveFocus();
  });

  it('goes to the one before, from the last', () => {
    focusNeighbour(button('second'), 'article', list());
    expect(button('first')).toHaveFocus();
  });

  it('goes to the list, when the entry was alone', () => {
    button('second').closest('article')?.remove();
    focusNeighbour(button('first'), 'article', list());
    expect(list()).toHaveFocus();
  });

  it('goes to the part around it, when nothing else is told', () => {
    button('second').closest('article')?.remove();
    focusNeighbour(button('first'), 'article');
    expect(list()).toHaveFocus();
  });
});

describe('where one goes on when an entry goes away', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['d', undefined],
  ])('from %s to %s', (gone, next) => {
    expect(neighbourOf(['a', 'b', 'c'], (entry) => entry === gone)).toBe(next);
  });

  it('nowhere, when it was alone', () => {
    expect(neighbourOf(['a'], () => true)).toBeUndefined();
  });
});
