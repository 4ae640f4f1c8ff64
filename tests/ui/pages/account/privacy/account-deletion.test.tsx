import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccountDeletion as Deletion } from '@/auth/account.ts';
import { provideAccountDeletion } from '@/auth/account-deletion.machine.ts';
import { makeChangeDeletion } from '@/auth/account-deletion.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { AccountDeletion } from '@/ui/pages/account/privacy/account-deletion.tsx';
import { recordedNavigation } from '../../../../fakes/navigation.ts';
import { recordedToasts } from '../../../../fakes/toasts.ts';
import { settle } from '../../../../support/render-with-core.tsx';

it('MINE-06 keeps the focus when another tab has cancelled the deletion', async () => {
  let deletion: Deletion = { due: new Date('2026-12-01T12:40:00Z') };
  let showTab = () => {};
  const refuse = () => Promise.resolve(refused('unexpected' as const));
  const gateway = { read: () => Promise.resolve(done(deletion)), ask: refuse, cancel: refuse };
  const onTabShown = (listener: () => void) => {
    showTab = listener;
    return () => {};
  };
  const provided = provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown, {
    notifications: recordedToasts(),
    navigation: recordedNavigation(),
  });
  render(<AccountDeletion provided={provided} />);
  await settle();
  screen.getByRole('button', { name: '지우지 않기' }).focus();
  deletion = { due: undefined };
  showTab();
  await settle();
  expect(screen.queryByRole('button', { name: '지우지 않기' })).toBeNull();
  expect(screen.getByRole('region', { name: '계정 지우기' })).toHaveFocus();
});
