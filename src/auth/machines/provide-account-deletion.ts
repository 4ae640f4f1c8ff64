import { fromCallback, type SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { OnTabShown } from '@/shared/ports/tab-return.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';
import type { AccountDeletionGateway } from '../ports/account-deletion-gateway.ts';
import type { ChangeDeletion } from '../use-cases/make-change-deletion.ts';
import { accountDeletionMachine, type DeletionBegun } from './account-deletion.machine.ts';

/** The view model of the deletion of one's own account. */
export interface AccountDeletionViewModel {
  readonly deletion: AsyncState<AccountDeletion>;
  readonly isAsking: boolean;
  readonly isCancelling: boolean;
  /** Whether the deletion was requested or cancelled on this page, since it was opened. */
  readonly isFresh: boolean;
  /** Why the deletion could not be cancelled. */
  readonly failure: Failure | undefined;
}

export type DeletionForm = ProvidedForm<{ readonly password: string }, 'missing', Failure, AccountDeletion>;

export interface ProvidedAccountDeletion {
  readonly machine: typeof accountDeletionMachine;
  readonly select: (snapshot: SnapshotFrom<typeof accountDeletionMachine>) => AccountDeletionViewModel;
  /** The form of the dialog. @param page is sent the deletion that the server has recorded */
  readonly form: (page: Receiver<DeletionBegun>) => DeletionForm;
}

/** Provides the deletion of one's own account with its calls (MINE-06). */
export function provideAccountDeletion(
  gateway: Pick<AccountDeletionGateway, 'read'>,
  change: ChangeDeletion,
  onTabShown: OnTabShown,
): ProvidedAccountDeletion {
  return {
    machine: accountDeletionMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => gateway.read(signal)),
        cancel: fromOutcome(({ signal }) => change.cancel(signal)),
        watchTab: fromCallback(({ sendBack }) => onTabShown(() => sendBack({ type: 'tab.shown' }))),
      },
    }),
    select: (snapshot) => {
      const { deletion, failure, isFresh } = snapshot.context;
      return {
        deletion: asyncStateOf(deletion, snapshot.matches('failed') ? failure : undefined),
        isAsking: snapshot.matches('asking'),
        isCancelling: snapshot.matches('cancelling'),
        isFresh,
        failure: snapshot.matches('resting') ? failure : undefined,
      };
    },
    form: (page) => provideDeletionForm(change, page),
  };
}

/** The password is not stored: the form has no draft (MINE-06). */
const provideDeletionForm = (change: Pick<ChangeDeletion, 'ask'>, page: Receiver<DeletionBegun>): DeletionForm =>
  provideForm({
    definition: {
      initial: { password: '' },
      errors: ({ password }) => (password === '' ? { password: 'missing' as const } : {}),
    },
    submit: ({ password }, signal) => change.ask(password, signal),
    accepted: (deletion) => page.send({ type: 'deletion.begun', deletion }),
  });
