import { useMachine, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import type { AccountDeletionEvent, ProvidedAccountDeletion } from '@/auth/account-deletion.machine.ts';
import { sessionIn } from '@/auth/current-user.machine.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import {
  deletionDialogMessages as accountDeletionDialogMessages,
  deletionFailures,
  dueText,
  deletionMessages as messages,
  whatGoes,
  whatStays,
} from '@/ui/messages/ko/account-deletion.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { HiddenUsername, SecretField } from '../password-fields.tsx';
import styles from './privacy.module.css';

/** When another tab has changed the deletion, the focused button disappears with the old state. */
const keepFocus = keepFocusWithin();

/**
 * Deletes the account in seven days, and cancels that (MINE-06). The result of the user's action takes the focus, so
 * that it is read aloud.
 */
export function AccountDeletion({ provided }: { readonly provided: ProvidedAccountDeletion }) {
  const id = useId();
  const [snapshot, send, actor] = useMachine(provided.machine);
  const { deletion, isAsking, isCancelling, isFresh, failure } = provided.select(snapshot);
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby={id} aria-busy={deletion.status === 'loading'}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      <Async
        state={deletion}
        loading={messages.loading}
        lines={4}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <p className={styles.deletion}>{messages.unsupported}</p>
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )
        }
      >
        {({ due }) => (
          <div
            key={String(due === undefined)}
            ref={isFresh ? takeFocus : undefined}
            className={styles.deletion}
            role={isFresh ? 'status' : undefined}
            tabIndex={-1}
            data-deletion-state=""
          >
            {due === undefined ? (
              <DeletionOffer hasStayed={isFresh} onAsked={() => send({ type: 'deletion.asked' })} />
            ) : (
              <PendingDeletion
                due={due}
                isCancelling={isCancelling}
                failure={failure}
                onStay={() => send({ type: 'cancellation.asked' })}
              />
            )}
          </div>
        )}
      </Async>
      <AccountDeletionDialog open={isAsking} makeForm={provided.form} page={actor} />
    </section>
  );
}

const TEXTS = {
  password: { label: accountDeletionDialogMessages.password, sentence: () => accountDeletionDialogMessages.missing },
};

interface DeletionFormProps {
  readonly makeForm: ProvidedAccountDeletion['form'];
  /** The actor of the deletion, for which the dialog asks. */
  readonly page: Receiver<AccountDeletionEvent>;
}

/** Asks for the password before the account is deleted. */
function AccountDeletionDialog({ open, makeForm, page }: DeletionFormProps & { readonly open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => page.send({ type: 'dialog.closed' })}
      title={accountDeletionDialogMessages.title}
      closeLabel={accountDeletionDialogMessages.close}
      // The button that opened the dialog is gone once the deletion is requested.
      opener="[data-deletion-state]"
    >
      <DeletionForm makeForm={makeForm} page={page} />
    </Dialog>
  );
}

function DeletionForm({ makeForm, page }: DeletionFormProps) {
  const email = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(useMemo(() => makeForm(page), [makeForm, page]));
  const { failure, isSubmitting } = form.viewModel;
  const isWrong = failure === 'invalid';
  const fields = useFields(form, TEXTS, {
    refused: isWrong ? { field: 'password', sentence: accountDeletionDialogMessages.wrong } : undefined,
  });
  const element = useFormFocus(form.actor, 'field');
  return (
    <Form onSubmitted={form.submit} ref={element}>
      {failure !== undefined && !isWrong && (
        <FormError
          message={{
            literal: accountDeletionDialogMessages.failed,
            sentence: deletionFailures[failure] ?? failureMessages[failure],
          }}
        />
      )}
      <p>{accountDeletionDialogMessages.lead}</p>
      <HiddenUsername email={email} />
      <SecretField {...fields.secret('password')} autoComplete="current-password" />
      <Buttons>
        <Button variant="quiet" onClick={() => page.send({ type: 'dialog.closed' })}>
          {accountDeletionDialogMessages.cancel}
        </Button>
        <SubmitButton
          variant="firmDanger"
          isSubmitting={isSubmitting}
          label={accountDeletionDialogMessages.submit}
          busyLabel={accountDeletionDialogMessages.submitting}
        />
      </Buttons>
    </Form>
  );
}

interface DeletionOfferProps {
  /** The user has cancelled the deletion on this page. */
  readonly hasStayed: boolean;
  readonly onAsked: () => void;
}

/** Before the request: which data is deleted, which is kept, and the button. */
function DeletionOffer({ hasStayed, onAsked }: DeletionOfferProps) {
  return (
    <>
      {hasStayed && (
        <Notice>
          <strong>{messages.stayed}</strong>
          <p>{messages.stayedNext}</p>
        </Notice>
      )}
      <p>{messages.lead}</p>
      <div className={styles.lists}>
        <NamedList name={messages.goes} entries={whatGoes} />
        <NamedList name={messages.stays} entries={whatStays} />
      </div>
      <p>{messages.office}</p>
      <Buttons>
        <Button variant="quiet" onClick={onAsked}>
          {messages.ask}
        </Button>
      </Buttons>
    </>
  );
}

function NamedList({ name, entries }: { readonly name: string; readonly entries: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.listName}>
        {name}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

interface PendingDeletionProps {
  readonly due: Date;
  readonly isCancelling: boolean;
  /** Why the deletion could not be cancelled. */
  readonly failure: Failure | undefined;
  readonly onStay: () => void;
}

/** After the request: when the account is deleted, and the button that cancels it. */
function PendingDeletion({ due, isCancelling, failure, onStay }: PendingDeletionProps) {
  return (
    <>
      <Notice>
        <strong>{dueText(due)}</strong>
        <p>{messages.untilThen}</p>
      </Notice>
      {failure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{messages.stayFailed}</strong>
          <p>
            <Message text={deletionFailures[failure] ?? failureMessages[failure]} />
          </p>
        </Notice>
      )}
      <Buttons>
        <Button busy={isCancelling} onClick={onStay}>
          {isCancelling ? messages.staying : messages.stay}
        </Button>
      </Buttons>
    </>
  );
}
