import { expect, it, vi } from 'vitest';
import { createLayerHistory } from '@/ui/kit/history/layers.ts';
import { createPageHistory } from '@/ui/kit/history/page-history.ts';
import { layersHere, withNativeHistory } from '../../../fakes/native-history.ts';

withNativeHistory();

it.each([
  ['SHELL-07 what was opened before the program ran, and closed before it was laid, leaves no entry behind', true],
  ['what lay over the page before it was reloaded leaves no entry behind', false],
])('%s', async (_, isOpen) => {
  document.body.innerHTML = `<dialog ${isOpen ? 'open' : ''}></dialog>`;
  history.replaceState(null, '');
  History.prototype.pushState.call(history, { layers: 1 }, '');
  createLayerHistory(createPageHistory());
  if (isOpen) {
    expect(layersHere()).toBe(1);
    document.querySelector('dialog')?.close();
  }
  await expect.poll(layersHere).toBeUndefined();
});

it.each([
  ['is closed by Back before it is laid, too', 500, false],
  ['is not closed by a step that was on its way when it opened', 0, true],
])('SHELL-07 what was opened before the program ran %s', async (_, milliseconds, isOpen) => {
  document.body.innerHTML = `<dialog open data-shown="${performance.now() - milliseconds}"></dialog>`;
  history.replaceState(null, '');
  History.prototype.pushState.call(history, { layers: 1 }, '');
  createLayerHistory(createPageHistory());
  History.prototype.replaceState.call(history, null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.querySelector('dialog')?.open).toBe(isOpen);
  await expect.poll(layersHere).toBeUndefined();
  document.body.innerHTML = '';
});

it('ROUTE-09 a slow step is not made twice: the second would leave the site', () => {
  vi.useFakeTimers();
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  document.body.innerHTML = '';
  History.prototype.pushState.call(history, { layers: 1 }, '');
  createLayerHistory(createPageHistory());
  vi.advanceTimersByTime(60_000);
  expect(go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
  vi.useRealTimers();
});

it('ROUTE-09 what opens while the guard of a form steps back is laid after that step, and stays open', async () => {
  document.body.innerHTML = '';
  history.replaceState(null, '');
  const pageHistory = createPageHistory();
  const layers = createLayerHistory(pageHistory);
  const close = vi.fn();
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  pageHistory.travel(-1);
  layers.lay(close);
  expect(layersHere()).toBeUndefined();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(layersHere).toBe(1);
  expect(close).not.toHaveBeenCalled();
  go.mockRestore();
});
