import * as z from 'zod/mini';
import { calendarDate, instant, numericId } from './parts.ts';

export const eventTypes = ['오전예배', '수요예배', '일반행사', '주간행사'] as const;

/** When an editor changed it last; absent until then. */
const edited = z.optional(instant);

/** The last day on which it is pinned to the head of its list (EDIT-04); absent where it never was. */
const pinnedUntil = z.optional(calendarDate);

/** `content` is plain text; an empty line separates two paragraphs. */
export const announcementSchema = z.object({
  id: numericId,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  created: instant,
  edited,
  pinnedUntil,
});

/** `imageUrls` are paths on this server, in the order in which they are shown. */
export const advertisementSchema = z.extend(announcementSchema, { imageUrls: z.array(z.string()) });

export const bibleStudySchema = z.object({
  id: numericId,
  title: z.string(),
  created: instant,
  edited,
  pinnedUntil,
  fileId: z.string(),
});

/** One Sunday's bulletin; `date` is that Sunday. */
export const bulletinSchema = z.object({ date: calendarDate, imageUrls: z.array(z.string()) });

/** `start` and `end` are the first and the last day, both included. */
export const eventSchema = z.object({
  id: numericId,
  name: z.string(),
  start: calendarDate,
  end: calendarDate,
  type: z.enum(eventTypes),
  hostedBy: z.string(),
  edited,
  /** How many people there is room for (MINE-05); absent where that is not limited. */
  limit: z.optional(z.int().check(z.positive())),
  /** Whether people for whom there is no room can be put on the waiting list. */
  waitingList: z.optional(z.boolean()),
});

/** An answer to an event, with the number of people in all; numbered in chronological order (MINE-05). */
export const attendanceSchema = z.object({
  id: numericId,
  eventId: numericId,
  accountId: z.guid(),
  people: z.int().check(z.positive()),
  /** Whether they are on the waiting list until there is room for all of them. */
  waiting: z.boolean(),
});

/** The collections in which drafts are published. */
export const draftKinds = ['announcements', 'advertisements', 'bibleStudies', 'events'] as const;

/**
 * An unpublished draft (EDIT-03), in a collection of its own, so that code that reads posts does not see it. `postId`
 * is the number under which it will be published, `files` are paths on this server, in order.
 */
export const draftSchema = z.object({
  kind: z.enum(draftKinds),
  postId: z.int().check(z.positive()),
  writerId: z.guid(),
  created: instant,
  saved: instant,
  texts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()])),
  files: z.array(z.string()),
});

export type EventType = (typeof eventTypes)[number];
export type Announcement = z.infer<typeof announcementSchema>;
export type Advertisement = z.infer<typeof advertisementSchema>;
export type BibleStudy = z.infer<typeof bibleStudySchema>;
export type Bulletin = z.infer<typeof bulletinSchema>;
export type ChurchEvent = z.infer<typeof eventSchema>;
export type DraftKind = (typeof draftKinds)[number];
export type Draft = z.infer<typeof draftSchema>;
export type Attendance = z.infer<typeof attendanceSchema>;
