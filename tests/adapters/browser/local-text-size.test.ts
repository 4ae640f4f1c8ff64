import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalTextSize } from '@/adapters/browser/local-text-size.ts';
import { TEXT_SIZE_SCRIPT } from '../../../src/build/early-script.ts';

const KEY = 'textSize';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

/** What stands in every page, carried out as the browser would before its first paint. */
// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- it is a script, and run as one
const openPage = () => new Function(TEXT_SIZE_SCRIPT)();

describe('the size of the letters on this device', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.removeItem(KEY);
    delete root.dataset['textSize'];
  });

  it('is normal where nothing was kept', () => {
    openPage();
    expect(makeLocalTextSize(KEY).read()).toBe('normal');
  });

  it('shows at once, and before the first paint of the next page', () => {
    makeLocalTextSize(KEY).write('large');
    expect(root).toHaveAttribute('data-text-size', 'large');
    delete root.dataset['textSize'];
    openPage();
    expect(root).toHaveAttribute('data-text-size', 'large');
    expect(makeLocalTextSize(KEY).read()).toBe('large');
  });

  it('is normal where something else stands in its place', () => {
    localStorage.setItem(KEY, '{"broken');
    openPage();
    expect(makeLocalTextSize(KEY).read()).toBe('normal');
  });

  it('REL-07 holds for the page where storage is denied', () => {
    const setting = makeLocalTextSize(KEY, root, denied);
    setting.write('largest');
    expect(setting.read()).toBe('largest');
  });
});
