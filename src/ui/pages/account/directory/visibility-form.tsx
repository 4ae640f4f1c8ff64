import type { OwnVisibility } from '@/people/domain/own-visibility.ts';
import { AUDIENCES, OPENABLE_FIELDS } from '@/people/domain/visibility.ts';
import type { VisibilityForm as ProvidedVisibilityForm } from '@/people/machines/provide-visibility.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import {
  audienceNames,
  visibilityMessages as messages,
  openableNames,
  unlistedSentences,
  visibilityDone,
} from '@/ui/messages/ko/directory-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './directory.module.css';
import { VisibilityPreview } from './visibility-preview.tsx';

const TEXTS = {
  telephone: { label: openableNames.telephone },
  email: { label: openableNames.email },
  birthday: { label: openableNames.birthday },
  photo: { label: openableNames.photo },
};

const OPTIONS = AUDIENCES.map((value) => ({ value, label: audienceNames[value] }));

interface VisibilityFormProps {
  readonly own: OwnVisibility;
  readonly provided: ProvidedVisibilityForm;
}

/** The readers of each field, with a preview of what they will see (MINE-03). */
export function VisibilityForm({ own, provided }: VisibilityFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const element = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const preview = <VisibilityPreview own={own} settings={viewModel.values} />;
  if (viewModel.isSubmitted) {
    return (
      <>
        <DonePanel message={visibilityDone}>
          <Button variant="quiet" onClick={form.clear}>
            {messages.change}
          </Button>
        </DonePanel>
        {own.listing === 'listed' && preview}
      </>
    );
  }
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={element}>
      <p>{messages.lead}</p>
      {own.listing !== 'listed' && <Notice>{unlistedSentences[own.listing]}</Notice>}
      {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
      <div className={styles.fields}>
        {OPENABLE_FIELDS.map((name) => {
          // A select has no `readonly`; a choice made while saving is part of the next save.
          const { readOnly: isSaving, ...field } = fields.field(name);
          return <SelectField key={name} {...field} disabled={isSaving} options={OPTIONS} />;
        })}
      </div>
      {own.listing === 'listed' && preview}
      <SubmitButton isSubmitting={viewModel.isSubmitting} label={messages.save} busyLabel={messages.saving} />
    </Form>
  );
}

function messageOf(reason: Failure): LiteralMessage {
  const why = reason === 'conflict' ? messages.changedElsewhere : failureMessages[reason];
  return { literal: messages.notSaved, sentence: inTurn(why, messages.kept) };
}
