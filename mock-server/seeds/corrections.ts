import { addDays } from '../church/calendar-date.ts';
import type { Correction } from '../church/schemas/accounts.ts';
import { personas } from './personas.ts';

/** An undecided, a declined and an accepted request for a correction (MINE-06). */
export const createCorrections = (today: string): Correction[] => [
  {
    id: 1,
    accountId: personas.editor.id,
    field: 'services',
    wanted: '새가족부 회계',
    note: '올해부터 회계를 맡았습니다.',
    created: `${addDays(today, -9)}T21:10:00Z`,
    state: 'declined',
    answer: '부장님께서 12월 정기 총회 뒤에 바뀐다고 하셨습니다.',
  },
  {
    id: 2,
    accountId: personas.editor.id,
    field: 'telephone',
    wanted: '+595 981 765 432',
    note: '지난주에 번호를 바꾸었습니다.',
    created: `${addDays(today, -1)}T14:05:00Z`,
    state: 'open',
    answer: null,
  },
  {
    id: 3,
    accountId: personas.admin.id,
    field: 'email',
    wanted: personas.admin.email,
    note: '',
    created: `${addDays(today, -30)}T12:00:00Z`,
    state: 'done',
    answer: null,
  },
];
