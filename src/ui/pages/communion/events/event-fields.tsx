import { type EventDraft, type EventDraftError, WITH_WAITING_LIST } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { eventErrors, eventFields, eventMessages, waitingListName } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import styles from './event-form.module.css';

const TYPE_OPTIONS = EVENT_TYPES.map((type) => ({ value: type, label: eventTypeName(type) }));

const textsOf = (field: keyof EventDraft) => ({
  label: eventFields[field],
  sentence: (error: EventDraftError) => eventErrors[field][error] ?? '',
});

const TEXTS = {
  name: textsOf('name'),
  start: textsOf('start'),
  end: textsOf('end'),
  type: textsOf('type'),
  hostedBy: textsOf('hostedBy'),
  limit: textsOf('limit'),
  withWaitingList: textsOf('withWaitingList'),
};

const LIST_OPTIONS = [
  { value: '', label: waitingListName(false) },
  { value: WITH_WAITING_LIST, label: waitingListName(true) },
];

interface EventFieldsProps<Reason extends string> {
  readonly form: RunningForm<EventDraft, EventDraftError, Reason>;
}

/** The fields of an event; the reader's own device picks its days (EVNT-05). */
export function EventFields<Reason extends string>({ form }: EventFieldsProps<Reason>) {
  const fields = useFields(form, TEXTS, { ticks: 'onceLeft' });
  return (
    <>
      <ErrorSummary fields={fields.rejected} />
      <TextField {...fields.field('name')} />
      <div className={styles.days}>
        <TextField {...fields.field('start')} type="date" />
        <TextField {...fields.field('end')} type="date" min={form.viewModel.values.start} />
      </div>
      <SelectField {...fields.field('type')} options={TYPE_OPTIONS} prompt={eventMessages.typePrompt} />
      <TextField {...fields.field('hostedBy')} hint={eventMessages.hostHint} />
      <TextField {...fields.field('limit')} inputMode="numeric" hint={eventMessages.limitHint} />
      {form.viewModel.values.limit !== '' && (
        <SelectField {...fields.field('withWaitingList')} options={LIST_OPTIONS} />
      )}
    </>
  );
}
