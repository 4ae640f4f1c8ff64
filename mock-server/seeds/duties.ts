import type { Duty } from '../church/schemas/people.ts';

/** Ids 3 to 7 and 9 to 13 are those that the people pages request (PEOP-03); 1, 2 and 8 are this church's own. */
export const duties: readonly Duty[] = [
  { id: 1, name: '담임목사' },
  { id: 2, name: '부목사' },
  { id: 3, name: '전도사' },
  { id: 4, name: '장로' },
  { id: 5, name: '휴무장로' },
  { id: 6, name: '은퇴장로' },
  { id: 7, name: '권사' },
  { id: 8, name: '명예권사' },
  { id: 9, name: '은퇴권사' },
  { id: 10, name: '안수집사' },
  { id: 11, name: '휴무집사' },
  { id: 12, name: '은퇴집사' },
  { id: 13, name: '서리집사' },
];
