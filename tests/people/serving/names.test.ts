import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutyIds, inKoreanOrder, namesMatching } from '@/people/serving.ts';

describe('PEOP-03 the names of those who serve', () => {
  it('are in the order 가나다', () => {
    expect(inKoreanOrder(['하늘', '강산', '나무', '김산', '까치', 'Kim'])).toEqual([
      '강산',
      '김산',
      '까치',
      '나무',
      '하늘',
      'Kim',
    ]);
  });

  it('include namesakes, and the given list is not changed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('김민수', '이은경', '박서연', '한나')), (names) => {
        const before = [...names];
        expect(inKoreanOrder(names).toSorted()).toEqual(names.toSorted());
        expect(names).toEqual(before);
      }),
    );
  });

  it('are filtered by initial consonants, in order', () => {
    const names = ['강민석', '김민수', '박민수', '김민수'];
    expect(namesMatching(names, 'ㄱㅁㅅ')).toEqual(['강민석', '김민수', '김민수']);
    expect(namesMatching(names, '')).toEqual(names);
    expect(namesMatching(names, '최')).toEqual([]);
  });
});

describe('PEOP-03 the duties', () => {
  it.each([
    ['evangelist', 3],
    ['elders', 4],
    ['offDutyElders', 5],
    ['retiredElders', 6],
    ['seniorDeaconesses', 7],
    ['retiredDeaconesses', 9],
    ['ordainedDeacons', 10],
    ['offDutyDeacons', 11],
    ['retiredDeacons', 12],
    ['deaconTrainees', 13],
  ] as const)('of %s is %i', (role, id) => {
    expect(dutyIds[role]).toBe(id);
  });

  it('do not include the pastor, whose page is static', () => {
    expect(Object.keys(dutyIds)).toHaveLength(10);
  });
});
