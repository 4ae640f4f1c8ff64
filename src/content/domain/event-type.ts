/** Sunday morning worship, Wednesday worship, a general event, or one that lasts a week (EVNT-04). */
export type EventType = 'morning' | 'wednesday' | 'general' | 'weekly';

/** Every kind of event, in the order in which they are offered. */
export const EVENT_TYPES: readonly EventType[] = ['morning', 'wednesday', 'general', 'weekly'];
