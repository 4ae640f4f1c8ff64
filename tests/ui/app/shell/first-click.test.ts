import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHOOSE_TEXT_SIZE_SCRIPT,
  FIRST_CLICK_SCRIPT,
  LOST_PROGRAM_SCRIPT,
} from '../../../../src/build/early-script.ts';
import { layersHere, withNativeHistory } from '../../../fakes/native-history.ts';

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const opener = () => find('[data-opens]');
const dialog = () => find('dialog');

withNativeHistory();

beforeAll(() => {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- a page runs it as a script, once
  new Function([FIRST_CLICK_SCRIPT, CHOOSE_TEXT_SIZE_SCRIPT, LOST_PROGRAM_SCRIPT].join(';'))();
});

beforeEach(() => {
  history.replaceState(null, '');
  document.body.innerHTML = `
    <button data-opens="menu" aria-expanded="false"><b>메뉴</b></button>
    <button data-early="">로그인</button>
    <p>글</p>
    <div><button data-size="normal" aria-pressed="true">보통</button><button data-size="large">크게</button></div>
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

  it('on a size of the letters shows it, says so, and keeps it', async () => {
    await userEvent.click(find('[data-size="large"]'));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'large');
    expect(localStorage.getItem('textSize')).toBe('large');
    expect(find('[data-size="normal"]')).toHaveAttribute('aria-pressed', 'false');
    expect(find('[data-size="large"]')).toHaveAttribute('aria-pressed', 'true');
    localStorage.removeItem('textSize');
    delete document.documentElement.dataset['textSize'];
  });
});

describe('Back before any program runs (ROUTE-09)', () => {
  const goBackTo = (state: unknown) => {
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate'));
  };

  it('closes the dialog, which has an entry of its own over what others have noted of the page', async () => {
    history.replaceState({ top: 300 }, '');
    await userEvent.click(opener());
    expect(history.state).toEqual({ top: 300, layers: 1 });
    goBackTo({ top: 300 });
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves it open where it stays over the page', async () => {
    await userEvent.click(opener());
    goBackTo({ layers: 1 });
    expect(dialog()).toHaveAttribute('open');
  });

  const closed = async () => {
    await userEvent.click(dialog());
    await expect.poll(layersHere).toBeUndefined();
  };

  it('has nothing to close once it is closed otherwise: its entry is left', async () => {
    history.replaceState({ top: 300 }, '');
    await userEvent.click(opener());
    await closed();
    expect(history.state).toEqual({ top: 300 });
  });

  it('is left to the program that has taken the entry over', async () => {
    await userEvent.click(opener());
    const steps = vi.spyOn(history, 'back');
    history.pushState = History.prototype.pushState.bind(history);
    await userEvent.click(dialog());
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect([steps.mock.calls, layersHere()]).toEqual([[], 1]);
    steps.mockRestore();
  });

  it('has one entry for it, however often it is opened', async () => {
    await userEvent.click(opener());
    await closed();
    const { length } = history;
    await userEvent.click(opener());
    expect(history).toHaveLength(length);
  });
});

describe('a program that does not come (REL-28)', () => {
  afterEach(() => {
    delete document.documentElement.dataset['lost'];
  });

  const fail = (markup: string) => {
    document.body.innerHTML = markup;
    document.body.firstElementChild?.dispatchEvent(new Event('error'));
  };

  it('is marked at the root of the page', () => {
    fail('<script type="module"></script>');
    expect(document.documentElement).toHaveAttribute('data-lost');
  });

  it.each(['<img alt="">', '<link rel="modulepreload">'])('is not confused with %s', (markup) => {
    fail(markup);
    expect(document.documentElement).not.toHaveAttribute('data-lost');
  });

  it('is not confused with a fault that a program has', () => {
    dispatchEvent(new Event('error'));
    expect(document.documentElement).not.toHaveAttribute('data-lost');
  });
});
