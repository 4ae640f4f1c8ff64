import { done, mayHaveHappened, type Outcome, settledOutcome } from '@/shared/outcome.ts';
import type { AccountDeletionGateway } from './account.ports.ts';
import type { AccountDeletion } from './account.ts';

export interface ChangeDeletion {
  readonly ask: (password: string, signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  readonly cancel: (signal: AbortSignal) => Promise<Outcome<AccountDeletion>>;
}

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
    if (outcome.kind === 'done' || !mayHaveHappened(outcome.reason)) return outcome;
    const now = await settledOutcome(() => gateway.read(signal), signal);
    return now.kind === 'done' && isDone(now.value) ? now : outcome;
  };
  return {
    ask: async (password, signal) =>
      settled(
        await settledOutcome(() => gateway.ask(password, signal), signal),
        ({ due }) => due !== undefined,
        signal,
      ),
    cancel: async (signal) => {
      const outcome = await settledOutcome(() => gateway.cancel(signal), signal);
      const stays = outcome.kind === 'done' ? done({ due: undefined }) : outcome;
      return settled(stays, ({ due }) => due === undefined, signal);
    },
  };
}
