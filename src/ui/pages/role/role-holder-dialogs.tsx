import { useMachine, useSelector } from '@xstate/react';
import { type ComponentProps, useMemo } from 'react';
import type { RoleAdditionForm, RoleDetailEvent } from '@/admin/roles/roles.machine.ts';
import { holderName, type RoleDetail, type RoleHolder, removalEffect } from '@/admin/roles/roles.ts';
import { sessionIn } from '@/auth/current-user.machine.ts';
import type { MemberName } from '@/people/member-names.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import { createPickerMachine } from '@/shared/picker.machine.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import {
  additionFailures,
  additionMessages,
  candidateMessages,
  removalMessages,
  removalWarning,
} from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { PersonSearch } from '@/ui/patterns/people/person-search.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

interface AdditionDialogProps {
  readonly open: boolean;
  readonly roleId: string;
  /** The role's name. */
  readonly role: string;
  readonly additionForm: RoleAdditionForm;
  readonly candidates: Reading<readonly MemberName[]>;
  readonly page: Receiver<RoleDetailEvent>;
}

/** The dialog in which an Admin gives the role to an account by its e-mail address (ROLE-05). */
export function AdditionDialog({ open, ...form }: AdditionDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => form.page.send({ type: 'question.closed' })}
      title={additionMessages.title}
      closeLabel={additionMessages.close}
    >
      <Addition {...form} />
    </Dialog>
  );
}

function Addition({ roleId, role, additionForm, candidates, page }: Omit<AdditionDialogProps, 'open'>) {
  const form = useMemo(() => additionForm({ id: roleId, name: role }, page), [additionForm, roleId, role, page]);
  return <AdditionForm form={form} role={role} candidates={candidates} />;
}

const TEXTS = { email: { label: additionMessages.email } };

interface AdditionFormProps {
  readonly form: ReturnType<RoleAdditionForm>;
  readonly role: string;
  readonly candidates: Reading<readonly MemberName[]>;
}

/**
 * The form with the e-mail address of the account that gets the role (ROLE-05). An empty field shows no error: nothing
 * is sent.
 */
function AdditionForm({ form: provided, role, candidates }: AdditionFormProps) {
  const form = useForm(provided);
  const { failure, isSubmitting } = form.viewModel;
  const element = useFormFocus(form.actor, 'error');
  const fields = useFields(form, TEXTS);
  return (
    <Form onSubmitted={form.submit} ref={element}>
      <p>{additionMessages.lead(role)}</p>
      {failure !== undefined && (
        <FormError
          message={{
            literal: additionMessages.failed,
            sentence: additionFailures[failure] ?? failureMessages[failure],
          }}
        />
      )}
      <TextField {...fields.field('email')} type="email" autoComplete="off" hint={additionMessages.hint} />
      <CandidateSearch candidates={candidates} onChosen={({ email }) => form.fill('email', email)} />
      <div>
        <SubmitButton
          isSubmitting={isSubmitting}
          label={additionMessages.submit}
          busyLabel={additionMessages.submitting}
        />
      </div>
    </Form>
  );
}

/** Without a subject: a page has one role, and one candidate is picked for it. */
const candidatePicker = createPickerMachine<undefined>();

interface CandidateSearchProps {
  readonly candidates: Reading<readonly MemberName[]>;
  readonly onChosen: (member: MemberName) => void;
}

/**
 * Searches a member by name when the Admin does not know the e-mail address (ROLE-05). The register is read when the
 * search is opened.
 */
function CandidateSearch({ candidates, onChosen }: CandidateSearchProps) {
  const [snapshot, send] = useMachine(candidatePicker);
  if (!snapshot.hasTag('open')) {
    return (
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'picker.opened', subject: undefined })}>
          {candidateMessages.open}
        </Button>
      </div>
    );
  }
  return (
    <Candidates
      candidates={candidates}
      picker={snapshot.context}
      send={send}
      onChosen={(member) => {
        onChosen(member);
        send({ type: 'picker.closed' });
      }}
    />
  );
}

type CandidatesProps = CandidateSearchProps & Pick<ComponentProps<typeof PersonSearch>, 'picker' | 'send'>;

function Candidates({ candidates, picker, send, onChosen }: CandidatesProps) {
  const { viewModel, retry } = useReading(candidates);
  return (
    <PersonSearch
      takesFocus
      members={viewModel}
      instead={{
        loading: candidateMessages.loading,
        lines: 4,
        empty: candidateMessages.empty,
        renderFailed: (reason) => <FailureState sentence={candidateMessages.failed} reason={reason} onRetry={retry} />,
      }}
      picker={picker}
      send={send}
      onChosen={onChosen}
    />
  );
}

interface RemovalDialogProps {
  readonly detail: RoleDetail;
  /** The holder who would lose the role; undefined while the dialog is closed. */
  readonly removalCandidate: RoleHolder | undefined;
  readonly busy: boolean;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Asks before a role is removed, and explains the consequences (ROLE-04). */
export function RemovalDialog({ detail, removalCandidate, busy, onConfirmed, onClosed }: RemovalDialogProps) {
  const userId = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userId ?? '');
  return (
    <ConfirmDialog
      open={removalCandidate !== undefined}
      onOpenChange={onClosed}
      title={removalMessages.title}
      closeLabel={removalMessages.close}
      confirmLabel={busy ? removalMessages.removing : removalMessages.confirm}
      onConfirmed={onConfirmed}
      busy={busy}
      danger
    >
      {removalCandidate !== undefined && (
        <p>
          {removalWarning(
            removalEffect(detail, removalCandidate, userId),
            holderName(detail, removalCandidate),
            detail.name,
          )}
        </p>
      )}
    </ConfirmDialog>
  );
}
