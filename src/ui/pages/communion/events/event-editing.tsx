import { eventEditingFeature } from '@/composition/event-editing.feature.ts';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import { type EventDraft, WITH_WAITING_LIST } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { eventFields, longDay, waitingListName } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { type AskedEditProps, EditDialog } from '@/ui/patterns/editing/edit-dialog.tsx';
import { PostEditBody } from '@/ui/patterns/editing/post-edit-body.tsx';
import { EventFields } from './event-fields.tsx';

/** The dialog in which an event is changed (EDIT-01). */
export function EventEditing(asked: AskedEditProps<DatedEvent>) {
  return (
    <EditDialog
      {...asked}
      editing={useService(eventEditingFeature, 'editing')}
      noun={postNouns.event}
      labels={eventFields}
      shown={shownText}
    >
      {(edit) => (
        <PostEditBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </PostEditBody>
      )}
    </EditDialog>
  );
}

/** A field's value as the calendar shows it. */
function shownText(field: keyof EventDraft, text: string): string {
  if (field === 'type') return eventTypeName(EVENT_TYPES.find((type) => type === text));
  if (field === 'withWaitingList') return waitingListName(text === WITH_WAITING_LIST);
  return isCalendarDate(text) ? longDay(text) : text.trim();
}
