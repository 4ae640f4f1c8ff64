import type { EventDraft, EventDraftError } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import type { EventForm as ProvidedEventForm } from '@/content/machines/provide-event-forms.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { eventErrors, eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { type PublishingRight, useShownForm } from '@/ui/patterns/access/use-publishing-right.ts';
import { keepFocus } from '@/ui/patterns/feed/keep-focus.ts';
import { ErrorSummary } from '@/ui/patterns/form/error-summary.tsx';
import { rejectedFields } from '@/ui/patterns/form/fields-of.ts';
import { GivenBack } from '@/ui/patterns/form/given-back.tsx';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
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
export function EventForm({ form: binding, right }: EventFormProps) {
  const form = useForm(binding);
  const { viewModel } = form;
  useFormLeft(binding, viewModel.isWritten);
  useShownForm(right, { form: form.actor });
  const firstError = useFormFocus(form.actor);
  const look = (field: keyof EventDraft) => {
    const { label, sentence } = TEXTS[field];
    const error = viewModel.shownErrors[field];
    if (error === undefined) return { label, state: viewModel.isRight(field) ? ('right' as const) : undefined };
    return { label, state: 'wrong' as const, message: sentence(error) };
  };
  return (
    <Form onSubmitted={right.isLost ? nothing : form.submit} ref={firstError}>
      {right.isLost && <RightLost />}
      {!right.isLost && viewModel.failure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{eventMessages.notAdded}</strong>
          <p>
            {failureMessages[viewModel.failure]} {eventMessages.kept}
          </p>
        </Notice>
      )}
      {viewModel.isGivenBack && <GivenBack lostFiles={[]} />}
      <ErrorSummary fields={rejectedFields(form, TEXTS)} />
      <TextField {...form.field('name')} {...look('name')} />
      <div className={styles.days}>
        <TextField {...form.field('start')} {...look('start')} type="date" />
        <TextField {...form.field('end')} {...look('end')} type="date" min={viewModel.values.start} />
      </div>
      <SelectField {...form.field('type')} {...look('type')} options={TYPE_OPTIONS} prompt={eventMessages.typePrompt} />
      <TextField {...form.field('hostedBy')} {...look('hostedBy')} hint={eventMessages.hostHint} />
      <Buttons>
        {!right.isLost && (
          <Button type="submit" busy={viewModel.isSubmitting}>
            {viewModel.isSubmitting ? eventMessages.submitting : eventMessages.submit}
          </Button>
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
