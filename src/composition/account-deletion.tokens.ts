import type { ProvidedAccountDeletion } from '@/auth/machines/provide-account-deletion.ts';
import type { AccountDeletionGateway } from '@/auth/ports/account-deletion-gateway.ts';
import { token } from './token.ts';

export const ACCOUNT_DELETION_GATEWAY = token<AccountDeletionGateway>('AccountDeletionGateway');
export const ACCOUNT_DELETION = token<ProvidedAccountDeletion>('AccountDeletion');
