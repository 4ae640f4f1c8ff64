import { useMemo } from 'react';
import type { CorrectionsOutdated } from '@/people/machines/own-corrections.machine.ts';
import type { CorrectionForm as CorrectionFormFactory } from '@/people/machines/provide-corrections.ts';
import { CORRECTABLE_FIELDS } from '@/shared/domain/correctable-field.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { correctableNames } from '@/ui/messages/ko/correctable-names.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import {
  correctionErrorMessages,
  correctionFailures,
  correctionSent,
  correctionMessages as messages,
} from '@/ui/messages/ko/privacy-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './privacy.module.css';

const TEXTS = {
  field: { label: messages.field, sentence: () => correctionErrorMessages.field },
  wanted: { label: messages.wanted, sentence: () => correctionErrorMessages.wanted },
  note: { label: messages.note },
};

const OPTIONS = CORRECTABLE_FIELDS.map((value) => ({ value, label: correctableNames[value] }));

interface CorrectionFormProps {
  readonly makeForm: CorrectionFormFactory;
  readonly list: Receiver<CorrectionsOutdated>;
}

/** The wrong field, and its right value (MINE-06). */
export function CorrectionForm({ makeForm, list }: CorrectionFormProps) {
  const form = useForm(useMemo(() => makeForm(list), [makeForm, list]));
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const { failure, isRestored, isSubmitted, isSubmitting } = form.viewModel;
  if (isSubmitted) {
    return (
      <DonePanel message={correctionSent}>
        <Button variant="quiet" onClick={form.clear}>
          {messages.again}
        </Button>
      </DonePanel>
    );
  }
  const { readOnly: isSending, ...field } = fields.field('field');
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {isRestored && <RestoredDraftNotice lostFiles={[]} />}
      <ErrorSummary fields={fields.rejected} />
      {failure !== undefined && (
        <FormError
          message={{
            literal: messages.notSent,
            sentence: inTurn(correctionFailures[failure] ?? failureMessages[failure], messages.kept),
          }}
        />
      )}
      <SelectField {...field} disabled={isSending} prompt={messages.prompt} options={OPTIONS} />
      <TextArea {...fields.field('wanted')} hint={messages.wantedHint} />
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
