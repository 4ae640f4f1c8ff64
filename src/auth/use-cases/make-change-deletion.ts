import { done, type Failure, type Outcome } from '@/shared/domain/outcome.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';
import type { AccountDeletionGateway } from '../ports/account-deletion-gateway.ts';

export interface ChangeDeletion {
  readonly ask: (password: string, signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  readonly cancel: (signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
}

/** Failures after which it is unknown whether the server carried out the request. */
const UNSURE: readonly Failure[] = ['networkError', 'timedOut', 'serverFailed', 'malformed'];

/**
 * Requests or cancels the deletion of the account (MINE-06). When the answer is lost, the state is read from the
 * server; neither request is repeated automatically (REL-16).
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
    cancel: async (signal) => {
      const outcome = await gateway.cancel(signal);
      const stays = outcome.kind === 'done' ? done({ due: undefined }) : outcome;
      return settled(stays, ({ due }) => due === undefined, signal);
    },
  };
}
