import type { OwnMembership } from '@/people/membership.ts';

export const anOwnMembership = (given: Partial<OwnMembership> = {}): OwnMembership => ({
  member: { id: 37, name: '김민수' },
  family: {
    name: '김민수 가정',
    head: { id: 37, name: '김민수' },
    spouse: { id: 38, name: '문지영' },
    members: [{ id: 39, name: '김태오' }],
  },
  zone: {
    id: 10,
    name: '루케 구역',
    leader: { id: 37, name: '김민수' },
    chief: { id: 38, name: '문지영' },
    caretaker: undefined,
  },
  duties: ['서리집사'],
  services: [{ kind: 'department', name: '안내부', office: 'members', people: [{ id: 12, name: '오세영' }] }],
  link: undefined,
  ...given,
});

export const noMembership: OwnMembership = {
  member: undefined,
  family: undefined,
  zone: undefined,
  duties: [],
  services: [],
  link: undefined,
};
