import { ContainerModule } from 'inversify';
import { onTabShown } from '@/adapters/browser/tab-return.ts';
import { type ProvidedAccountDeletion, provideAccountDeletion } from '@/auth/machines/provide-account-deletion.ts';
import { makeChangeDeletion } from '@/auth/use-cases/make-change-deletion.ts';
import { ACCOUNT_DELETION_GATEWAY } from './account-deletion-gateway.bindings.ts';
import { token } from './token.ts';

export const ACCOUNT_DELETION = token<ProvidedAccountDeletion>('AccountDeletion');

/** The deletion of one's own account (MINE-06). */
export const accountDeletionBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_DELETION).toResolvedValue(
    (gateway) => provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown),
    [ACCOUNT_DELETION_GATEWAY],
  );
});
