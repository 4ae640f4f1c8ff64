import type { EventType } from '@/content/domain/event-type.ts';

/** The server's words for the types of event (EVNT-04). */
const TYPES: Readonly<Record<string, EventType>> = {
  오전예배: 'morning',
  수요예배: 'wednesday',
  일반행사: 'general',
  주간행사: 'weekly',
};

export function writeEventType(type: EventType): string {
  return Object.keys(TYPES).find((word) => TYPES[word] === type) ?? '';
}

/** @returns undefined for a type that this application does not know */
export function readEventType(word: string): EventType | undefined {
  return Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
}
