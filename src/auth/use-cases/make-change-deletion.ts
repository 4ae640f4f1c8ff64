import { done, type Failure, type Outcome } from '@/shared/domain/outcome.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';
import type { AccountDeletionGateway } from '../ports/account-deletion-gateway.ts';

export interface ChangeDeletion {
  readonly ask: (password: string, signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  readonly takeBack: (signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
}

/** After these nobody knows what the server has done. */
const UNSURE: readonly Failure[] = ['networkError', 'timedOut', 'serverFailed', 'malformed'];

/**
 * Asks for the deletion of the account, and takes that back (MINE-06). Where the answer was lost, the server is asked how it
 * stands: neither is sent a second time on its own (REL-16).
 */
export function makeChangeDeletion(gateway: AccountDeletionGateway): ChangeDeletion {
  const settled = async (
    outcome: Outcome<AccountDeletion>,
    isDone: (now: AccountDeletion) => boolean,
    signal: AbortSignal,
  ): Promise<Outcome<AccountDeletion>> => {
    if (outcome.kind === 'done' || !UNSURE.includes(outcome.reason)) return outcome;
    const now = await gateway.read(signal);
    return now.kind === 'done' && isDone(now.value) ? now : outcome;
  };
  return {
    ask: async (password, signal) =>
      settled(await gateway.ask(password, signal), ({ due }) => due !== undefined, signal),
    takeBack: async (signal) => {
      const outcome = await gateway.takeBack(signal);
      const stays = outcome.kind === 'done' ? done({ due: undefined }) : outcome;
      return settled(stays, ({ due }) => due === undefined, signal);
    },
  };
}
