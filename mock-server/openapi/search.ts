import * as z from 'zod';
import type { search } from '../api/search.ts';
import { foundKinds } from '../church/rules/search.ts';
import { weekLabel } from './bulletins.ts';
import { answer, type DocumentationOf, id, instant } from './documentation.ts';

export const found = z
  .strictObject({
    kind: z.enum(foundKinds),
    id: z.union([id, weekLabel]),
    title: z.string(),
    excerpt: z.string().meta({ description: "The part of its text in which a word stands; '' where it has no text." }),
    date: z
      .union([instant, z.iso.date()])
      .meta({ description: 'The moment of a post, the first day of an event, the Sunday of a bulletin.' }),
  })
  .meta({ id: 'Found', description: "`id` is that of its kind; a bulletin's is the label of its Sunday." });

export const searchDocs: DocumentationOf<typeof search> = {
  search: {
    summary: 'What contains every word of `q`, the newest first',
    description:
      'Titles and texts of announcements, advertisements, Bible study sheets, events and bulletins: only what a visitor may ' +
      'read. Of events that repeat, the next one, or the last. Letter case and the spaces of the text do not count; an initial consonant (`ㅅㅁ`) stands for each syllable that ' +
      'begins with it (소망), and the last syllable may still lack its final consonant. A page past the end is an empty list.',
    requirements: ['FIND-01', 'LIST-05'],
    answer: answer(z.array(found), [
      {
        kind: 'event',
        id: 4,
        title: '여전도회 바자회',
        excerpt: '일반행사 · 여전도회',
        date: '2026-11-21',
      },
      {
        kind: 'announcement',
        id: 57,
        title: '추수감사주일 안내',
        excerpt: '다음 주일은 추수감사주일입니다. 예배 뒤에 친교실에서 함께 식사합니다.',
        date: '2026-11-15T13:00:00.000Z',
      },
      { kind: 'bulletin', id: 'Sun2026Nov15', title: '2026년 11월 15일 주보', excerpt: '', date: '2026-11-15' },
    ]),
    errors: { 400: '`q` is missing or blank, or longer than 200 letters.' },
    without:
      'The newest announcements, advertisements and Bible study sheets and the events around today are searched in the ' +
      'browser, and the page says so.',
  },
};
