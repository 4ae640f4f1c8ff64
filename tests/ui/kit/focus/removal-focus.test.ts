import { beforeEach, describe, expect, it } from 'vitest';
import { focusNeighbour, focusSuccessor, neighbourOf } from '@/ui/kit/focus/removal-focus.ts';

const button = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (found === null) throw new Error(`There is no button ${name}`);
  return found;
};

describe('the focus when an entry of a list is removed', () => {
  const list = () => document.querySelector('section');

  beforeEach(() => {
    const entries = ['first', 'second'].map(
      (name) =>
        `<article><button>더 보기</button><ul><li><button>그림</button></li></ul><button id="${name}">삭제</button></article>`,
    );
    document.body.innerHTML = `<section tabindex="0">${entries.join('')}<div></div></section>`;
  });

  it('REL-29 moves to the next entry, and not to a button that would remove that', () => {
    focusNeighbour(button('first'), 'article', list());
    expect(button('second').closest('article')).toHaveFocus();
  });

  it('moves to the previous entry from the last one', () => {
    focusNeighbour(button('second'), 'article', list());
    expect(button('first').closest('article')).toHaveFocus();
  });

  it('moves to the list when the entry was the only one', () => {
    button('second').closest('article')?.remove();
    focusNeighbour(button('first'), 'article', list());
    expect(list()).toHaveFocus();
  });

  it('moves to the part around it by default', () => {
    button('second').closest('article')?.remove();
    focusNeighbour(button('first'), 'article');
    expect(list()).toHaveFocus();
  });
});

describe('the neighbour of a removed entry', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['d', undefined],
  ])('from %s to %s', (gone, next) => {
    expect(neighbourOf(['a', 'b', 'c'], (entry) => entry === gone)).toBe(next);
  });

  it('does not exist when it was the only one', () => {
    expect(neighbourOf(['a'], () => true)).toBeUndefined();
  });
});

describe('the focus after an entry has gone', () => {
  it.each([
    ['the one that takes its place', 1, 'second'],
    ['the last, where there is none after it', 2, 'second'],
    ['nothing, where it was not in the list', -1, 'body'],
  ])('goes to %s', (_, at, expected) => {
    document.body.innerHTML = '<button id="first">1</button><button id="second">2</button>';
    focusSuccessor([...document.querySelectorAll('button')], at);
    expect(document.activeElement?.id || 'body').toBe(expected);
  });
});
