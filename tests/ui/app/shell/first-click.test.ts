import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_CLICK_SCRIPT } from '../../../../src/build/early-script.ts';

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const opener = () => find('[data-opens]');
const dialog = () => find('dialog');

beforeAll(() => {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a page runs it as a script, once
  new Function(FIRST_CLICK_SCRIPT)();
});

beforeEach(() => {
  document.body.innerHTML = `
    <button data-opens="menu" aria-expanded="false"><b>메뉴</b></button>
    <button data-early="">로그인</button>
    <p>글</p>
    <dialog id="menu"><form method="dialog"><button>닫기</button></form></dialog>`;
});

describe('a press before any program runs', () => {
  it('on what a button shows opens the dialog that the button names, and the button says so', async () => {
    await userEvent.click(find('b'));
    expect(dialog()).toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toBe(opener());
  });

  it('beside what lies in the dialog closes it, and the button says so', async () => {
    await userEvent.click(opener());
    await userEvent.click(dialog());
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('on a button for the program is noted there', async () => {
    await userEvent.click(find('[data-early]'));
    expect(find('[data-early]')).toHaveAttribute('data-pressed');
  });

  it('that the program has answered is not noted', async () => {
    find('[data-early]').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(find('[data-early]'));
    expect(find('[data-early]')).not.toHaveAttribute('data-pressed');
  });

  it('anywhere else changes nothing', async () => {
    const before = document.body.innerHTML;
    await userEvent.click(find('p'));
    expect(document.body.innerHTML).toBe(before);
  });
});
