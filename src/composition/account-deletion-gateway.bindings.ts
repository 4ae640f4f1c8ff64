import { ContainerModule } from 'inversify';
import { makeHttpAccountDeletionGateway } from '@/adapters/http/account-deletion.ts';
import type { AccountDeletionGateway } from '@/auth/account.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const ACCOUNT_DELETION_GATEWAY = token<AccountDeletionGateway>('AccountDeletionGateway');

/** The state of the account's deletion, for the page that requests it and the one that reminds of it (MINE-06). */
export const accountDeletionGatewayBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_DELETION_GATEWAY).toResolvedValue(makeHttpAccountDeletionGateway, [AUTHENTICATED_CLIENT]);
});
