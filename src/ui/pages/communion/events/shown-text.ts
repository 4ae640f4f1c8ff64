import type { EventDraft } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { longDay } from '@/ui/messages/ko/event-messages.ts';
import { eventTypeName } from '@/ui/messages/ko/event-type-names.ts';

/** A field's value as the calendar shows it; '' where nothing is chosen yet. */
export function shownText(field: keyof EventDraft, text: string): string {
  if (field === 'type') return text === '' ? '' : eventTypeName(EVENT_TYPES.find((type) => type === text));
  return isCalendarDate(text) ? longDay(text) : text.trim();
}
