import { useMemo } from 'react';
import type { LinkForm as LinkFormFactory } from '@/people/machines/provide-link-form.ts';
import { EARLIEST_BIRTH } from '@/shared/domain/birth-date.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { linkErrors, linkFailures, linkMessages as messages } from '@/ui/messages/ko/my-church-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './my-church.module.css';

const TEXTS = {
  name: { label: messages.name, sentence: linkErrors.name },
  birthDate: { label: messages.birthDate, sentence: linkErrors.birthDate },
  note: { label: messages.note },
};

interface LinkFormProps {
  readonly makeForm: LinkFormFactory;
  /** Reads the state of the request again. */
  readonly reread: () => void;
}

/** The fields by which the office may find the member, and a note to it (MINE-02). */
export function LinkForm({ makeForm, reread }: LinkFormProps) {
  const form = useForm(useMemo(() => makeForm(reread), [makeForm, reread]));
  const today = useCoreService('clock').today();
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const { failure, isRestored, isSubmitting } = form.viewModel;
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {isRestored && <RestoredDraftNotice lostFiles={[]} />}
      <ErrorSummary fields={fields.rejected} />
      {failure !== undefined && (
        <FormError
          message={{
            literal: messages.failed,
            sentence: inTurn(linkFailures[failure] ?? failureMessages[failure], messages.kept),
          }}
        />
      )}
      <TextField {...fields.field('name')} autoComplete="name" hint={messages.nameHint} />
      <TextField {...fields.field('birthDate')} type="date" min={EARLIEST_BIRTH} max={today} autoComplete="bday" />
      <TextArea {...fields.field('note')} required={false} hint={messages.noteHint} />
      <Buttons>
        <SubmitButton isSubmitting={isSubmitting} label={messages.submit} busyLabel={messages.submitting} />
        <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
          {messages.clear}
        </Button>
      </Buttons>
    </Form>
  );
}
