import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHOOSE_TEXT_SIZE_SCRIPT,
  FIRST_CLICK_SCRIPT,
  PROGRAM_LOAD_FAILURE_SCRIPT,
} from '../../../src/build/early-script.ts';
import { layersHere, withNativeHistory } from '../../fakes/native-history.ts';
import { layersSeen } from '../../support/layers-seen.ts';

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const opener = () => find('[data-opens]');
const dialog = () => find('dialog');
const pressBeside = async (): Promise<void> => {
  layersSeen();
  await userEvent.click(dialog());
};

withNativeHistory();

// A page runs the script for as long as it lives, but the tests of other files use the same window.
const listening = new AbortController();

beforeAll(() => {
  const listen = window.addEventListener.bind(window);
  const added = vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const capture = typeof options === 'object' ? options.capture === true : options === true;
    listen(type, listener, { capture, signal: listening.signal });
  });
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the test runs it like the page's inline script
  new Function([FIRST_CLICK_SCRIPT, CHOOSE_TEXT_SIZE_SCRIPT, PROGRAM_LOAD_FAILURE_SCRIPT].join(';'))();
  added.mockRestore();
});

afterAll(() => listening.abort());

beforeEach(() => {
  history.replaceState(null, '');
  document.body.innerHTML = `
    <button data-opens="menu" aria-expanded="false"><b>메뉴</b></button>
    <button data-early="">로그인</button>
    <p>글</p>
    <div><button data-size="normal" aria-pressed="true">보통</button><button data-size="large">크게</button></div>
    <dialog id="menu"><form method="dialog"><button>닫기</button></form></dialog>`;
});

describe('a press before the application has loaded', () => {
  it('on any element in a button opens the dialog that the button names, and expands the button', async () => {
    await userEvent.click(find('b'));
    expect(dialog()).toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toBe(opener());
  });

  it('beside the content of the dialog closes it, and collapses the button', async () => {
    await userEvent.click(opener());
    await pressBeside();
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(dialog()).toHaveAttribute('data-missed');
    await userEvent.click(opener());
    expect(dialog()).not.toHaveAttribute('data-missed');
  });

  it.each([
    ['its button to close', () => find('dialog button')],
    ['beside it', dialog],
  ])('REL-29 in a dialog that has only just opened was aimed at what it covers: %s', async (_, aimedAt) => {
    await userEvent.click(opener());
    await userEvent.click(aimedAt());
    expect(dialog()).toHaveAttribute('open');
    layersSeen();
    await userEvent.click(aimedAt());
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('on a button that needs the application is recorded there', async () => {
    await userEvent.click(find('[data-early]'));
    expect(find('[data-early]')).toHaveAttribute('data-pressed');
  });

  it('on a button for the program reaches no other listener', async () => {
    const heard = vi.fn();
    document.addEventListener('click', heard);
    await userEvent.click(find('[data-early]'));
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('click', heard);
  });

  it('on what submits a form for the program sends nothing to the host of the site', async () => {
    document.body.innerHTML = '<form><input name="email"><button type="submit" data-early="">보내기</button></form>';
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent);
    await userEvent.type(find('input'), 'hong@example.com{Enter}');
    expect(find('button')).toHaveAttribute('data-pressed');
    expect(sent).not.toHaveBeenCalled();
    document.removeEventListener('submit', sent);
  });

  it("on a button whose view has come is the view's own", async () => {
    find('[data-early]').removeAttribute('data-early');
    const heard = vi.fn();
    find('button:nth-of-type(2)').addEventListener('click', heard);
    await userEvent.click(find('button:nth-of-type(2)'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(find('button:nth-of-type(2)')).not.toHaveAttribute('data-pressed');
  });

  it('anywhere else changes nothing', async () => {
    const before = document.body.innerHTML;
    await userEvent.click(find('p'));
    expect(document.body.innerHTML).toBe(before);
  });

  it('on a text size applies it, marks it as pressed, and stores it', async () => {
    await userEvent.click(find('[data-size="large"]'));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'large');
    expect(localStorage.getItem('textSize')).toBe('large');
    expect(find('[data-size="normal"]')).toHaveAttribute('aria-pressed', 'false');
    expect(find('[data-size="large"]')).toHaveAttribute('aria-pressed', 'true');
    localStorage.removeItem('textSize');
    delete document.documentElement.dataset['textSize'];
  });
});

describe('Back before the application has loaded (ROUTE-09)', () => {
  const goBackTo = (state: unknown) => {
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate'));
  };

  it('closes the dialog, which has a history entry of its own with the state of others', async () => {
    history.replaceState({ top: 300 }, '');
    await userEvent.click(opener());
    expect(history.state).toEqual({ top: 300, layers: 1 });
    goBackTo({ top: 300 });
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves it open when the entry still has a layer', async () => {
    await userEvent.click(opener());
    goBackTo({ layers: 1 });
    expect(dialog()).toHaveAttribute('open');
  });

  const closed = async () => {
    await pressBeside();
    await expect.poll(layersHere).toBeUndefined();
  };

  it('has nothing to close after it was closed otherwise, which removes its entry', async () => {
    history.replaceState({ top: 300 }, '');
    await userEvent.click(opener());
    await closed();
    expect(history.state).toEqual({ top: 300 });
  });

  it('is left to the application once it watches the history', async () => {
    await userEvent.click(opener());
    const steps = vi.spyOn(history, 'back');
    history.pushState = History.prototype.pushState.bind(history);
    await pressBeside();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect([steps.mock.calls, layersHere()]).toEqual([[], 1]);
    steps.mockRestore();
  });

  it('is left to the program that watches the history: a late step must not close what was opened since', async () => {
    await userEvent.click(opener());
    history.pushState = History.prototype.pushState.bind(history);
    goBackTo({});
    expect(dialog()).toHaveAttribute('open');
  });

  it('has one entry for it, however often it is opened', async () => {
    await userEvent.click(opener());
    await closed();
    const { length } = history;
    await userEvent.click(opener());
    expect(history).toHaveLength(length);
  });
});

describe('an application that fails to load (REL-28)', () => {
  afterEach(() => {
    delete document.documentElement.dataset['lost'];
  });

  const fail = (markup: string) => {
    document.body.innerHTML = markup;
    document.body.firstElementChild?.dispatchEvent(new Event('error'));
  };

  it('is marked at the root element', () => {
    fail('<script type="module"></script>');
    expect(document.documentElement).toHaveAttribute('data-lost');
  });

  it.each(['<img alt="">', '<link rel="modulepreload">'])('is not confused with %s', (markup) => {
    fail(markup);
    expect(document.documentElement).not.toHaveAttribute('data-lost');
  });

  it('is not confused with an error in the application', () => {
    dispatchEvent(new Event('error'));
    expect(document.documentElement).not.toHaveAttribute('data-lost');
  });
});
