import { ContainerModule } from 'inversify';
import { onTabShown } from '@/adapters/browser/tab-return.ts';
import { provideAccountDeletion } from '@/auth/machines/provide-account-deletion.ts';
import { makeChangeDeletion } from '@/auth/use-cases/make-change-deletion.ts';
import { ACCOUNT_DELETION, ACCOUNT_DELETION_GATEWAY } from './account-deletion.tokens.ts';

/** The deletion of one's own account (MINE-06). */
export const accountDeletionBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_DELETION).toResolvedValue(
    (gateway) => provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown),
    [ACCOUNT_DELETION_GATEWAY],
  );
});
