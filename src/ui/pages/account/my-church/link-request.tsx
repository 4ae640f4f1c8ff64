import { useId, useMemo } from 'react';
import type { LinkForm as ProvidedLinkForm } from '@/people/membership.machine.ts';
import type { OwnLinkRequest } from '@/people/membership.ts';
import { EARLIEST_BIRTH } from '@/shared/dates.ts';
import { MOST_NOTE_LETTERS } from '@/shared/reason.ts';
import type { Withdrawal } from '@/shared/withdrawal.machine.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextArea, TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import {
  linkErrors,
  linkFailures,
  linkMessages,
  linkUnsure,
  waitingSince,
  withdrawalMessages,
} from '@/ui/messages/ko/my-church.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';
import { WithdrawalButton } from '@/ui/patterns/form/withdrawal-button.tsx';
import styles from './my-church.module.css';

interface LinkPartProps {
  readonly link: OwnLinkRequest | undefined;
  /** Reads the state of the request again. */
  readonly reread: () => void;
  readonly form: ProvidedLinkForm;
  readonly withdrawal: Withdrawal;
}

/** For an account that is linked to no member: the state of its request, or the form for one (MINE-02). */
export function LinkPart({ link, reread, form, withdrawal }: LinkPartProps) {
  const id = useId();
  const isWaiting = link !== undefined && link.declined === undefined;
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{linkMessages.title}</PartHeading>
      {link === undefined && (
        <Notice>
          <strong>{linkMessages.unlinked}</strong>
          <p>{linkMessages.unlinkedNext}</p>
        </Notice>
      )}
      {isWaiting && (
        <Notice>
          <strong>{linkMessages.waiting}</strong>
          <p>{waitingSince(link)}</p>
          <p>{linkMessages.waitingNext}</p>
          <WithdrawalButton withdrawal={withdrawal} reread={reread} messages={withdrawalMessages} />
        </Notice>
      )}
      {link?.declined !== undefined && (
        <Notice>
          <strong>{linkMessages.declined}</strong>
          {link.declined !== '' && <p>{`${linkMessages.reason}: ${link.declined}`}</p>}
          <p>{linkMessages.askAgain}</p>
        </Notice>
      )}
      {!isWaiting && <LinkForm makeForm={form} reread={reread} />}
    </section>
  );
}

const TEXTS = {
  name: { label: linkMessages.name, sentence: linkErrors.name },
  birthDate: { label: linkMessages.birthDate, sentence: linkErrors.birthDate },
  note: { label: linkMessages.note },
};

interface LinkFormProps {
  readonly makeForm: ProvidedLinkForm;
  /** Reads the state of the request again. */
  readonly reread: () => void;
}

/** The fields by which the office may find the member, and a note to it (MINE-02). */
function LinkForm({ makeForm, reread }: LinkFormProps) {
  const form = useForm(useMemo(() => makeForm(reread), [makeForm, reread]));
  const today = useCoreService('clock').today();
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const { failure, isRestored, isTakenOver, isSubmitting, isUnsure } = form.viewModel;
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {isRestored && <RestoredDraftNotice isBeingSent={isTakenOver} lostFiles={[]} />}
      <ErrorSummary fields={fields.rejected} />
      {isUnsure && (
        <UnsureNotice form={form} message={linkUnsure}>
          <Button variant="quiet" onClick={reread}>
            {linkMessages.look}
          </Button>
        </UnsureNotice>
      )}
      {failure !== undefined && !isUnsure && (
        <FormError
          message={{
            literal: linkMessages.failed,
            sentence: inTurn(linkFailures[failure] ?? failureMessages[failure], linkMessages.kept),
          }}
        />
      )}
      <TextField {...fields.field('name')} autoComplete="name" hint={linkMessages.nameHint} />
      <TextField {...fields.field('birthDate')} type="date" min={EARLIEST_BIRTH} max={today} autoComplete="bday" />
      <TextArea {...fields.field('note')} required={false} maxLength={MOST_NOTE_LETTERS} hint={linkMessages.noteHint} />
      <Buttons>
        <SubmitButton isSubmitting={isSubmitting} label={linkMessages.submit} busyLabel={linkMessages.submitting} />
        <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
          {linkMessages.clear}
        </Button>
      </Buttons>
    </Form>
  );
}
