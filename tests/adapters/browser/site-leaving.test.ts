import { expect, it, vi } from 'vitest';
import { onSiteLeft } from '@/adapters/browser/site-leaving.ts';

it('AUTH-11 a tab that is closed says so, as long as somebody listens', () => {
  const listener = vi.fn();
  const stop = onSiteLeft(listener);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(1);
});
