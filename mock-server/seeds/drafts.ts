import { addDays, nextWeekday } from '../church/calendar-date.ts';
import type { Draft } from '../church/schemas/content.ts';
import { personas } from './personas.ts';

/** Unfinished drafts of the editors (EDIT-03). @param after the highest number of the posts of each kind */
export const createDrafts = (today: string, after: { announcements: number; events: number }): Draft[] => {
  const saturday = nextWeekday(addDays(today, 7), 6);
  const begun = `${addDays(today, -2)}T22:10:00Z`;
  return [
    {
      kind: 'announcements',
      postId: after.announcements + 1,
      writerId: personas.admin.id,
      created: begun,
      saved: begun,
      texts: { title: '친교실 의자 교체 안내', content: '오래된 의자를 새것으로 바꾸려 합니다.', author: '' },
      files: [],
    },
    {
      kind: 'events',
      postId: after.events + 1,
      writerId: personas.editor.id,
      created: begun,
      saved: begun,
      texts: { name: '친교실 대청소', start: saturday, end: saturday, type: '', hostedBy: '친교부' },
      files: [],
    },
  ];
};
