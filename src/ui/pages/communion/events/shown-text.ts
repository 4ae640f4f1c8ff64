import { type EventDraft, WITH_WAITING_LIST } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { longDay, waitingListName } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';

/** A field's value as the calendar shows it; '' where nothing is chosen yet. */
export function shownText(field: keyof EventDraft, text: string): string {
  if (field === 'type') return text === '' ? '' : eventTypeName(EVENT_TYPES.find((type) => type === text));
  if (field === 'withWaitingList') return waitingListName(text === WITH_WAITING_LIST);
  return isCalendarDate(text) ? longDay(text) : text.trim();
}
