import { afterEach, expect, it, vi } from 'vitest';
import { printPages } from '@/ui/pages/sermon/bulletin/bulletin-reader.tsx';
import { handSettled } from '../../../../fakes/hand-settled.ts';

afterEach(() => vi.restoreAllMocks());

it('BULL-02 a bulletin is printed when its last page is loaded, or has failed to load', async () => {
  const decoding = handSettled<[], undefined>();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<section><img src="/1.png" /><img src="/2.png" loading="lazy" /></section>';
  const pages = [...document.querySelectorAll('img')];
  for (const page of pages) page.decode = decoding.call;

  const printed = printPages(document.querySelector('section'));
  expect(pages.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  decoding.calls[0]?.resolve(undefined);
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  decoding.calls[1]?.reject(new Error('gone'));
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
});
