import * as z from 'zod/mini';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import { readLimit, WITH_WAITING_LIST } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import type { DraftCalls } from './http-post-draft-repository.ts';
import { wireText } from './wire.ts';
import { readEvent, wireEvent } from './wire-event.ts';
import { readEventType, writeEventType } from './wire-event-type.ts';
import { placesFields } from './wire-places.ts';

/** A day or a type that was not chosen yet is ''. */
const wireEventTexts = z.pipe(
  z.object({ name: wireText, start: wireText, end: wireText, type: wireText, hostedBy: wireText, ...placesFields }),
  z.transform(({ limit, waitingList, ...texts }) => ({
    ...texts,
    type: readEventType(texts.type) ?? '',
    limit: limit === undefined ? '' : String(limit),
    withWaitingList: waitingList === true ? WITH_WAITING_LIST : '',
  })),
);

/** The drafts of events (EDIT-03). */
export const eventDraftCalls: DraftCalls<DatedEvent> = {
  list: 'api/Event',
  item: 'api/Event',
  wireTexts: wireEventTexts,
  written: ({ limit = '', withWaitingList, ...texts }) => {
    const type = EVENT_TYPES.find((one) => one === texts['type']);
    return {
      ...texts,
      type: type === undefined ? '' : writeEventType(type),
      limit: readLimit(limit) ?? null,
      waitingList: limit.trim() !== '' && withWaitingList === WITH_WAITING_LIST,
    };
  },
  wireItem: () => wireDatedEvent,
};

const wireDatedEvent = z.pipe(
  wireEvent,
  z.transform((event, { issues }): DatedEvent => {
    const [read] = readEvent(event);
    if (read === undefined) issues.push({ code: 'custom', input: event });
    return read ?? z.NEVER;
  }),
);
