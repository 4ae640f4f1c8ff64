import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export interface Announcement {
  readonly id: EntityId;
  readonly title: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly content: string;
  readonly author: string;
  /** The reader's local day (LIST-04); undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
}

export type AnnouncementDraft = Readonly<Record<'title' | 'content' | 'author', string>>;

export type DraftProblem = 'missing';

/** Title, content and author are required (ANNO-02). */
export function announcementDraftProblems(
  draft: AnnouncementDraft,
): Partial<Record<keyof AnnouncementDraft, DraftProblem>> {
  const fields = ['title', 'content', 'author'] as const;
  return Object.fromEntries(fields.filter((field) => draft[field].trim() === '').map((field) => [field, 'missing']));
}
