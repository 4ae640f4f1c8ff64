import type { EventType } from '@/content/domain/event-type.ts';

/** The names of the event types (EVNT-04). */
const NAMES: Readonly<Record<EventType, string>> = {
  morning: '오전예배',
  wednesday: '수요예배',
  general: '일반행사',
  weekly: '주간행사',
};

export const eventTypeName = (type: EventType | undefined): string => (type === undefined ? '행사' : NAMES[type]);
