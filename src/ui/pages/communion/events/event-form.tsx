import type { EventDraft, EventDraftError } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import type { EventForm as ProvidedEventForm } from '@/content/machines/provide-event-forms.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { eventErrors, eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { useFormLeft } from '@/ui/patterns/form/use-form-left.ts';
import styles from './event-form.module.css';

const TYPE_OPTIONS = EVENT_TYPES.map((type) => ({ value: type, label: eventTypeName(type) }));

const textsOf = (field: keyof EventDraft, label: string) => ({
  label,
  sentence: (error: EventDraftError) => eventErrors[field][error] ?? '',
});

const TEXTS = {
  name: textsOf('name', eventMessages.name),
  start: textsOf('start', eventMessages.start),
  end: textsOf('end', eventMessages.end),
  type: textsOf('type', eventMessages.type),
  hostedBy: textsOf('hostedBy', eventMessages.host),
};

interface EventFormProps {
  readonly form: ProvidedEventForm;
  readonly right: PublishingRight;
}

/** A new event; the reader's own device picks its days (EVNT-05). */
export function EventForm({ form: provided, right }: EventFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  useFormLeft(provided, viewModel.isWritten);
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS, { ticks: 'onceLeft' });
  return (
    <Form onSubmitted={right.isLost ? nothing : form.submit} ref={firstError}>
      {right.isLost && <RightLost />}
      {!right.isLost && viewModel.failure !== undefined && (
        <FormError
          message={{
            literal: eventMessages.notAdded,
            sentence: inTurn(failureMessages[viewModel.failure], eventMessages.kept),
          }}
        />
      )}
      {viewModel.isRestored && <RestoredDraftNotice lostFiles={[]} />}
      <ErrorSummary fields={fields.rejected} />
      <TextField {...fields.field('name')} />
      <div className={styles.days}>
        <TextField {...fields.field('start')} type="date" />
        <TextField {...fields.field('end')} type="date" min={viewModel.values.start} />
      </div>
      <SelectField {...fields.field('type')} options={TYPE_OPTIONS} prompt={eventMessages.typePrompt} />
      <TextField {...fields.field('hostedBy')} hint={eventMessages.hostHint} />
      <Buttons>
        {!right.isLost && (
          <SubmitButton
            isSubmitting={viewModel.isSubmitting}
            label={eventMessages.submit}
            busyLabel={eventMessages.submitting}
          />
        )}
        <Button variant="quiet" busy={viewModel.isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
          {eventMessages.clear}
        </Button>
      </Buttons>
    </Form>
  );
}

/** Enter sends nothing where there is no button that does. */
function nothing(): void {}
