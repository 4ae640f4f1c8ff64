import { useSelector } from '@xstate/react';
import { rolesToAskFor } from '@/admin/requests/requests.ts';
import type { ProvidedRoleRequestForm } from '@/admin/roles/roles.machine.ts';
import type { Role } from '@/admin/roles/roles.ts';
import { rolesIn } from '@/auth/current-user.machine.ts';
import { rolesEntry } from '@/composition/roles.ts';
import { MOST_NOTE_LETTERS } from '@/shared/reason.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { TextArea } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { roleName } from '@/ui/messages/ko/auth.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import {
  requestFormMessages as messages,
  requestFailures,
  requestFieldErrors,
  requestSent,
  requestUnsure,
  roleTexts,
} from '@/ui/messages/ko/roles.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './roles.module.css';

/** For linked members: the form. Other users are told how to request the link (ROLE-07, ROLE-08). */
export function RequestRoleIsland() {
  const { requester } = useServices(rolesEntry, roleTexts);
  const { viewModel, retry } = useReading(requester);
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={5}
      empty={
        <EmptyState sentence={messages.unlinked} next={messages.unlinkedNext}>
          <ButtonLink href={href('myChurch')}>{messages.toMyChurch}</ButtonLink>
        </EmptyState>
      }
      renderFailed={(reason) => <FailureState sentence={messages.notLoaded} reason={reason} onRetry={retry} />}
    >
      {() => <RequestRoleForMember />}
    </Async>
  );
}

/** The form, once the roles are loaded. */
function RequestRoleForMember() {
  const services = useServices(rolesEntry, roleTexts);
  const { viewModel, retry } = useReading(services.list);
  const held = useSelector(useCoreService('session'), rolesIn);
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={5}
      empty={<NothingLeft />}
      renderFailed={(reason) => <FailureState sentence={messages.notLoaded} reason={reason} onRetry={retry} />}
    >
      {(all) => {
        const roles = rolesToAskFor(all, held);
        return roles.length > 0 ? <RoleRequestForm provided={services.requestForm} roles={roles} /> : <NothingLeft />;
      }}
    </Async>
  );
}

function NothingLeft() {
  return (
    <EmptyState sentence={messages.nothingLeft} next={messages.nothingLeftNext}>
      <ButtonLink variant="quiet" href={href('myRoles')}>
        {messages.toMyRoles}
      </ButtonLink>
    </EmptyState>
  );
}

const TEXTS = {
  roleId: { label: messages.role, sentence: () => requestFieldErrors.roleId },
  reason: { label: messages.reason, sentence: () => requestFieldErrors.reason },
};

interface RoleRequestFormProps {
  readonly provided: ProvidedRoleRequestForm;
  readonly roles: readonly Role[];
}

/** Which role, and why; both required (ROLE-07). */
function RoleRequestForm({ provided, roles }: RoleRequestFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS, { ticks: 'atOnce' });
  if (viewModel.isSubmitted) {
    return (
      <DonePanel message={requestSent}>
        <ButtonLink href={href('manageRoles')}>{messages.toRequests}</ButtonLink>
        <Button variant="quiet" onClick={form.clear}>
          {messages.again}
        </Button>
      </DonePanel>
    );
  }
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {viewModel.isRestored && <RestoredDraftNotice isBeingSent={viewModel.isTakenOver} lostFiles={[]} />}
      {viewModel.isUnsure && (
        <UnsureNotice form={form} message={requestUnsure}>
          <ButtonLink variant="quiet" href={href('manageRoles')}>
            {messages.toRequests}
          </ButtonLink>
        </UnsureNotice>
      )}
      {viewModel.failure !== undefined && !viewModel.isUnsure && (
        <FormError
          message={{
            literal: messages.failed,
            sentence: inTurn(requestFailures[viewModel.failure] ?? failureMessages[viewModel.failure], messages.kept),
          }}
        />
      )}
      <SelectField
        {...fields.field('roleId')}
        prompt={messages.prompt}
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) }))}
      />
      <TextArea {...fields.field('reason')} maxLength={MOST_NOTE_LETTERS} hint={messages.reasonHint} />
      <div>
        <SubmitButton isSubmitting={viewModel.isSubmitting} label={messages.submit} busyLabel={messages.submitting} />
      </div>
    </Form>
  );
}
