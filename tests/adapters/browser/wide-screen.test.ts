import { expect, it, vi } from 'vitest';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';

it('hears when the window becomes wide or narrow, until it stops listening', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('window', { matchMedia: () => query });
  const heard: boolean[] = [];
  const stop = wideScreen.onChange(() => heard.push(wideScreen.isWide()));
  const become = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  become(true);
  become(false);
  stop();
  become(true);
  expect(heard).toEqual([true, false]);
  vi.unstubAllGlobals();
});
