import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalTextSize } from '@/adapters/browser/text-size.ts';
import { TEXT_SIZE_SCRIPT } from '../../../src/build/early-script.ts';

const KEY = 'textSize';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

/** Runs the script of every page, as the browser does before the first paint. */
// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- as the page's inline script
const openPage = () => new Function(TEXT_SIZE_SCRIPT)();

describe('the text size on this device', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.removeItem(KEY);
    delete root.dataset['textSize'];
  });

  it('is normal when none is stored', () => {
    openPage();
    expect(makeLocalTextSize(KEY).read()).toBe('normal');
  });

  it('is applied at once, and before the first paint of the next page', () => {
    makeLocalTextSize(KEY).write('large');
    expect(root).toHaveAttribute('data-text-size', 'large');
    delete root.dataset['textSize'];
    openPage();
    expect(root).toHaveAttribute('data-text-size', 'large');
    expect(makeLocalTextSize(KEY).read()).toBe('large');
  });

  it('is normal when the stored value is invalid', () => {
    localStorage.setItem(KEY, '{"broken');
    openPage();
    expect(makeLocalTextSize(KEY).read()).toBe('normal');
  });

  it('REL-07 is kept until the page is closed where storage is denied', () => {
    const setting = makeLocalTextSize(KEY, root, denied);
    setting.write('largest');
    expect(setting.read()).toBe('largest');
  });
});
