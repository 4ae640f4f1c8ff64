import * as z from 'zod/mini';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import { readLimit, WITH_WAITING_LIST } from '@/content/domain/event-draft.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import type { DraftTexts } from '@/content/domain/saved-draft.ts';
import { ADVERTISEMENTS } from './http-advertisement-repository.ts';
import { ANNOUNCEMENTS } from './http-announcement-repository.ts';
import type { DraftCalls } from './post-drafts.ts';
import { wireText } from './wire.ts';
import { wireAdvertisement } from './wire-advertisement.ts';
import { wireAnnouncement } from './wire-announcement.ts';
import { wireBibleStudy } from './wire-bible-study.ts';
import { readEvent, wireEvent } from './wire-event.ts';
import { readEventType, writeEventType } from './wire-event-type.ts';
import { placesFields } from './wire-places.ts';

const asTyped = (texts: DraftTexts): DraftTexts => texts;

const wireWrittenTexts = z.object({ title: wireText, content: wireText, author: wireText });

/** The drafts of each kind of post (EDIT-03). */
export const announcementDraftCalls: DraftCalls<Announcement> = {
  ...ANNOUNCEMENTS,
  wireTexts: wireWrittenTexts,
  written: asTyped,
  wirePost: wireAnnouncement,
};

export const advertisementDraftCalls = (baseUrl: string): DraftCalls<Advertisement> => ({
  ...ADVERTISEMENTS,
  wireTexts: wireWrittenTexts,
  written: asTyped,
  wirePost: wireAdvertisement(baseUrl),
  files: 'Images',
});

export const bibleStudyDraftCalls = (baseUrl: string): DraftCalls<BibleStudy> => ({
  list: 'api/bibleStudy',
  item: 'api/BibleStudy',
  wireTexts: z.object({ title: wireText }),
  written: asTyped,
  wirePost: wireBibleStudy(baseUrl),
  files: 'file',
});

/** A day or type that is not chosen yet is blank. */
const wireEventTexts = z.pipe(
  z.object({ name: wireText, start: wireText, end: wireText, type: wireText, hostedBy: wireText, ...placesFields }),
  z.transform(({ limit, waitingList, ...texts }) => ({
    ...texts,
    type: readEventType(texts.type) ?? '',
    limit: limit === undefined ? '' : String(limit),
    withWaitingList: waitingList === true ? WITH_WAITING_LIST : '',
  })),
);

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
  wirePost: z.pipe(
    wireEvent,
    z.transform((event, { issues }): DatedEvent => {
      const [read] = readEvent(event);
      if (read === undefined) issues.push({ code: 'custom', input: event });
      return read ?? z.NEVER;
    }),
  ),
};
