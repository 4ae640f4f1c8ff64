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
  deletionDialogMessages,
  deletionFailures,
  deletionMessages,
  dueText,
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
      <PartHeading id={id}>{deletionMessages.title}</PartHeading>
      <Async
        state={deletion}
        loading={deletionMessages.loading}
        lines={4}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <p className={styles.deletion}>{deletionMessages.unsupported}</p>
          ) : (
            <FailureState
              sentence={deletionMessages.failed}
              reason={reason}
              onRetry={() => send({ type: 'retry.asked' })}
            />
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
  password: { label: deletionDialogMessages.password, sentence: () => deletionDialogMessages.missing },
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
      title={deletionDialogMessages.title}
      closeLabel={deletionDialogMessages.close}
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
    refused: isWrong ? { field: 'password', sentence: deletionDialogMessages.wrong } : undefined,
  });
  const element = useFormFocus(form.actor, 'field');
  return (
    <Form onSubmitted={form.submit} ref={element}>
      {failure !== undefined && !isWrong && (
        <FormError
          message={{
            literal: deletionDialogMessages.failed,
            sentence: deletionFailures[failure] ?? failureMessages[failure],
          }}
        />
      )}
      <p>{deletionDialogMessages.lead}</p>
      <HiddenUsername email={email} />
      <SecretField {...fields.secret('password')} autoComplete="current-password" />
      <Buttons>
        <Button variant="quiet" onClick={() => page.send({ type: 'dialog.closed' })}>
          {deletionDialogMessages.cancel}
        </Button>
        <SubmitButton
          variant="firmDanger"
          isSubmitting={isSubmitting}
          label={deletionDialogMessages.submit}
          busyLabel={deletionDialogMessages.submitting}
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
          <strong>{deletionMessages.stayed}</strong>
          <p>{deletionMessages.stayedNext}</p>
        </Notice>
      )}
      <p>{deletionMessages.lead}</p>
      <div className={styles.lists}>
        <NamedList name={deletionMessages.goes} entries={whatGoes} />
        <NamedList name={deletionMessages.stays} entries={whatStays} />
      </div>
      <p>{deletionMessages.office}</p>
      <Buttons>
        <Button variant="quiet" onClick={onAsked}>
          {deletionMessages.ask}
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
        <p>{deletionMessages.untilThen}</p>
      </Notice>
      {failure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{deletionMessages.stayFailed}</strong>
          <p>
            <Message text={deletionFailures[failure] ?? failureMessages[failure]} />
          </p>
        </Notice>
      )}
      <Buttons>
        <Button busy={isCancelling} onClick={onStay}>
          {isCancelling ? deletionMessages.staying : deletionMessages.stay}
        </Button>
      </Buttons>
    </>
  );
}
