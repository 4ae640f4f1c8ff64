import { makeHttpAccountDeletionGateway } from '@/adapters/http/account-deletion.ts';
import { shared } from './entry.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/**
 * The state of the account's deletion, for the page that requests it and the one that reminds of it (MINE-06): a server
 * without it is asked once.
 */
export const ACCOUNT_DELETION_GATEWAY = shared('AccountDeletionGateway', (get) =>
  makeHttpAccountDeletionGateway(get(AUTHENTICATED_CLIENT)),
);
