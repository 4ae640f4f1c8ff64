import { eventEditingEntry } from '@/composition/events.editing.ts';
import { type DatedEvent, EVENT_TYPES } from '@/content/events/events.ts';
import { type EventDraft, type EventDraftError, WITH_WAITING_LIST } from '@/content/events/events.writing.ts';
import { isCalendarDate, MEANT_DAYS } from '@/shared/dates.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { eventTypeName } from '@/ui/messages/ko/calendar.ts';
import { eventErrors, eventFields, eventMessages, longDay, waitingListName } from '@/ui/messages/ko/events.ts';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { type RunningForm, useFields } from '@/ui/patterns/form/form.ts';
import { type AskedEditProps, EditDialog, PostEditBody } from '@/ui/patterns/posts/editing.tsx';
import styles from './event-editing.module.css';

/** The dialog in which an event is changed (EDIT-01). */
export function EventEditingIsland({ ...asked }: AskedEditProps<DatedEvent>) {
  const services = useServices(eventEditingEntry);
  return (
    <EditDialog {...asked} editing={services.editing} noun={postNouns.event} labels={eventFields} shown={shownText}>
      {(edit) => (
        <PostEditBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </PostEditBody>
      )}
    </EditDialog>
  );
}

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
        <TextField {...fields.field('start')} type="date" min={MEANT_DAYS.first} max={MEANT_DAYS.last} />
        <TextField {...fields.field('end')} type="date" min={form.viewModel.values.start} max={MEANT_DAYS.last} />
      </div>
      <SelectField {...fields.field('type')} options={TYPE_OPTIONS} prompt={eventMessages.typePrompt} />
      <TextField {...fields.field('hostedBy')} hint={eventMessages.hostHint} />
      <TextField
        {...fields.field('limit')}
        inputMode="numeric"
        // One digit more than a limit may have: one that is too large is refused, and not cut to another.
        maxLength={4}
        hint={eventMessages.limitHint}
      />
      {form.viewModel.values.limit !== '' && (
        <SelectField {...fields.field('withWaitingList')} options={LIST_OPTIONS} />
      )}
    </>
  );
}

/** A field's value as the calendar shows it; '' where nothing is chosen yet. */
export function shownText(field: keyof EventDraft, text: string): string {
  if (field === 'type') return text === '' ? '' : eventTypeName(EVENT_TYPES.find((type) => type === text));
  if (field === 'withWaitingList') return waitingListName(text === WITH_WAITING_LIST);
  return isCalendarDate(text) ? longDay(text) : text.trim();
}
