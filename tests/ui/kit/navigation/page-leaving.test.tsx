import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leavePage, usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';

function Page({ send }: { readonly send: (event: { readonly type: 'page.left' }) => void }) {
  usePageLeft(send);
  return null;
}

it.each([
  ['goes', (unmount: () => void) => unmount()],
  ['is closed with its tab', () => void window.dispatchEvent(new Event('pagehide'))],
  ['AUTH-11 is shown while the user signs out', leavePage],
] as const)('a machine learns that its page %s', (_, leave) => {
  const send = vi.fn();
  const { unmount } = render(<Page send={send} />);
  leave(unmount);
  expect(send.mock.calls).toEqual([[{ type: 'page.left' }]]);
});

it('a page that has gone learns of no logout', () => {
  const send = vi.fn();
  render(<Page send={send} />).unmount();
  leavePage();
  expect(send).toHaveBeenCalledTimes(1);
});
