import { ContainerModule } from 'inversify';
import { makeHttpAccountDeletionGateway } from '@/adapters/http/http-account-deletion-gateway.ts';
import { ACCOUNT_DELETION_GATEWAY } from './account-deletion.tokens.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/** Whether the account is deleted, for the page that asks for it and the one that reminds of it (MINE-06). */
export const accountDeletionGatewayBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_DELETION_GATEWAY).toResolvedValue(makeHttpAccountDeletionGateway, [AUTHENTICATED_CLIENT]);
});
