import { type Family, withNamesakes, type Zone, type ZonePerson } from '@/admin/boards/zones.ts';

/** Ids are numbered within the family: first the head, then the spouse, then the others. */
const person = (family: number, place: number, name: string): ZonePerson => ({ id: family * 10 + place, name });

const family = (id: number, head: string, spouse: string | undefined, ...members: readonly string[]): Family => ({
  id,
  name: `${head} 가정`,
  head: person(id, 1, head),
  spouse: spouse === undefined ? undefined : person(id, 2, spouse),
  members: members.map((name, at) => person(id, at + 3, name)),
});

const gaon = family(1, '김가온', '이나래', '김다온');
const raon = family(2, '박라온', '최마루', '박바다', '박새벽');
const hangyeol = family(3, '정한결', '유아름', '정자람');
const garam = family(5, '강가람', '조단비', '강루다', '강미르');

/**
 * Made-up people in three zones, for trying out the boards (ZONE-05): one zone has no caretaker, and one no offices at
 * all. Two people, who both lead a family, have one name.
 */
export const sampleZones: readonly Zone[] = withNamesakes([
  {
    id: 1,
    name: '해오름 구역',
    leader: gaon.head,
    chief: raon.spouse,
    caretaker: hangyeol.spouse,
    families: [gaon, raon, hangyeol, family(4, '한누리', undefined)],
  },
  {
    id: 2,
    name: '달마루 구역',
    leader: garam.head,
    chief: garam.spouse,
    caretaker: undefined,
    families: [garam, family(6, '윤별하', '임슬기', '윤아라'), family(7, '장지음', undefined, '장찬솔')],
  },
  {
    id: 3,
    name: '별누리 구역',
    leader: undefined,
    chief: undefined,
    caretaker: undefined,
    families: [family(8, '오해찬', '서햇살', '오고운', '오나무'), family(9, '한누리', '문보람')],
  },
]);
