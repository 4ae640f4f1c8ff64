import type { me } from '../../api/me.ts';
import { answer, type DocumentationOf } from '../documentation.ts';
import { ownMembership } from '../schemas/me.ts';

const own = { id: 7, name: '김민수' };
const beside = { id: 12, name: '이선영' };

export const meDocs: DocumentationOf<typeof me> = {
  readOwnMembership: {
    summary: "The caller's own member, with family, zone, duties and service",
    description:
      'An account and a member are two things: `member` is null, and all else empty, while the account is linked to none. ' +
      'Deleted members stand nowhere. Teachers and pupils of one school are not beside each other.',
    requirements: ['MINE-01', 'MINE-02'],
    answer: answer(ownMembership, {
      member: own,
      family: { id: 3, name: '김민수 가정', head: own, spouse: null, members: [] },
      zone: { id: 2, name: '비야모라 구역', leader: beside, chief: null, caretaker: null },
      duties: [{ id: 10, name: '안수집사' }],
      departments: [{ id: 4, kind: 'department', name: '안내부', role: 'members', people: [beside] }],
    }),
    without: "The page of one's own says in a sentence that this server cannot show it; its other parts stay.",
  },
};
