import { expect, it, vi } from 'vitest';
import { onSiteLeft } from '@/adapters/browser/session.ts';

it('AUTH-11 a tab that is closed says so, once', () => {
  const listener = vi.fn();
  onSiteLeft(listener);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(1);
});
