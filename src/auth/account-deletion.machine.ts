import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  fromOutcome,
  keeping,
  type Receiver,
  readingState,
  retrying,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { OnTabShown } from '@/shared/window.ports.ts';
import { toldAfterLeaving } from './account.machine.ts';
import type { AccountDeletionGateway } from './account.ports.ts';
import type { AccountDeletion } from './account.ts';
import type { ChangeDeletion } from './account-deletion.use-cases.ts';

/**
 * The deletion of one's own account (MINE-06). Its dialog has a form of its own. When the dialog closes before the form
 * is submitted, or the user comes back to the tab, the state of the deletion is read again; the page stays as it is
 * meanwhile.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
  },
  actors: {
    read: fromPromise<AccountDeletion>(unimplementedActor('read')),
    cancel: fromPromise<AccountDeletion>(unimplementedActor('cancel')),
    watchTab: fromCallback(() => undefined),
  },
  actions: {
    keep: assign((_, deletion: AccountDeletion) => ({ deletion, failure: undefined, isFresh: false })),
    fail: assign((_, failure: Failure) => ({ failure })),
    keepFresh: assign((_, deletion: AccountDeletion) => ({ deletion, isFresh: true })),
  },
  guards: { isWaiting: ({ context }) => context.deletion?.due !== undefined },
}).createMachine({
  id: 'accountDeletion',
  context: { deletion: undefined, failure: undefined, isFresh: false },
  invoke: { src: 'watchTab' },
  initial: 'reading',
  states: {
    reading: readingState({ src: 'read', ready: 'resting', keep: 'keep', fail: ['fail'] }),
    failed: { exit: assign({ failure: undefined }), ...retrying('reading') },
    resting: {
      initial: 'known',
      states: {
        known: { on: { 'tab.shown': 'checking' } },
        checking: { invoke: { src: 'read', onDone: keeping('known', 'keep'), onError: 'known' } },
      },
      on: {
        'deletion.asked': 'asking',
        'cancellation.asked': { guard: 'isWaiting', target: 'cancelling' },
        // The dialog was closed before its request was answered.
        'deletion.begun': { target: '.known', actions: { type: 'keepFresh', params: ({ event }) => event.deletion } },
      },
    },
    asking: {
      entry: assign({ failure: undefined, isFresh: false }),
      on: {
        'dialog.closed': 'resting.checking',
        'deletion.begun': {
          target: 'resting',
          actions: { type: 'keepFresh', params: ({ event }) => event.deletion },
        },
      },
    },
    cancelling: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'cancel',
        onDone: keeping('resting', 'keepFresh'),
        onError: failing('resting', 'fail'),
      },
    },
  },
});

/** The server has recorded the request. */
interface DeletionBegun {
  readonly type: 'deletion.begun';
  readonly deletion: AccountDeletion;
}

export type AccountDeletionEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'deletion.asked' }
  | { readonly type: 'dialog.closed' }
  | DeletionBegun
  | { readonly type: 'cancellation.asked' }
  /** The user came back to the tab: the deletion may have been changed elsewhere meanwhile. */
  | { readonly type: 'tab.shown' };

interface AccountDeletionContext {
  /** Undefined until it was read. */
  readonly deletion: AccountDeletion | undefined;
  /** Why reading the deletion, or cancelling it, failed. */
  readonly failure: Failure | undefined;
  /** Whether the deletion was requested or cancelled on this page, since it was opened. */
  readonly isFresh: boolean;
}

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
  telling: LeftFormTelling,
): ProvidedAccountDeletion {
  const tellCancelled = toldAfterLeaving(telling, 'deletionCancelled', (reason: Failure) => ({
    subject: 'deletionNotCancelled',
    reason,
  }));
  return {
    machine: accountDeletionMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => gateway.read(signal)),
        cancel: fromOutcome(({ signal: page }) =>
          toItsEnd<AccountDeletion, Failure>(page, (signal) => change.cancel(signal), tellCancelled),
        ),
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
    form: (page) => provideDeletionForm(change, page, telling),
  };
}

const deletionNotAsked = (reason: Failure) => ({ subject: 'deletionNotAsked', reason }) as const;

/** The password is not stored: the form has no draft (MINE-06). */
function provideDeletionForm(
  change: Pick<ChangeDeletion, 'ask'>,
  page: Receiver<DeletionBegun>,
  telling: LeftFormTelling,
): DeletionForm {
  const accepted = (deletion: AccountDeletion) => page.send({ type: 'deletion.begun', deletion });
  return provideForm({
    definition: {
      initial: { password: '' },
      errors: ({ password }) => (password === '' ? { password: 'missing' as const } : {}),
    },
    submit: ({ password }, signal) => change.ask(password, signal),
    accepted,
    left: toldAfterLeaving(telling, 'deletionAsked', deletionNotAsked, accepted),
  });
}
