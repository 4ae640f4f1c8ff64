import * as z from 'zod/mini';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readEventType } from './wire-event-type.ts';

export const wireEvent = z.object({
  id: wireId,
  name: wireText,
  start: wireDate,
  end: wireDate,
  type: wireText,
  hostedBy: wireText,
  edited: wireDate,
});

/** An event without a first day cannot be shown in a calendar. */
export function readEvent({ start, end, type, ...event }: z.infer<typeof wireEvent>): ChurchEvent[] {
  if (start === undefined) return [];
  const lastDay = end === undefined || end < start ? start : end;
  return [{ ...event, start, end: lastDay, type: readEventType(type) }];
}
