import { expect, it, vi } from 'vitest';
import type { Toast } from '@/shared/notifications.ports.ts';
import { done } from '@/shared/outcome.ts';
import { makeUndos } from '@/shared/undo.machine.ts';
import { fakeUser } from '../fakes/current-user.ts';
import { recordedToasts } from '../fakes/toasts.ts';

/** An offered undo, and the toasts that are shown. */
function offered() {
  const user = fakeUser();
  const toasts = recordedToasts();
  const shown = new Set<Toast>();
  toasts.onToast((toast, withdrawn) => {
    shown.add(toast);
    withdrawn.addEventListener('abort', () => {
      shown.delete(toast);
      toast.onGone?.();
    });
  });
  const undo = vi.fn(() => Promise.resolve(done(null)));
  makeUndos(toasts, () => undefined, user).offer({ subject: 'correctionWithdrawn' }, undo);
  return { user, shown, undo };
}

it('AUTH-11 an undo is no longer offered when its user signs out', () => {
  const { user, shown, undo } = offered();
  expect(shown.size).toBe(1);
  user.go();
  expect([shown.size, undo.mock.calls.length]).toEqual([0, 0]);
});

it('AUTH-15 an undo is still offered when the session expires', () => {
  const { user, shown } = offered();
  user.become(undefined);
  expect(shown.size).toBe(1);
});
