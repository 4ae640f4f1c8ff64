import { describe, expect, it } from 'vitest';
import { freePlaces, mostPeople, nearestPeople, sumOf, wouldWait } from '@/content/attendance/attendance.ts';
import { anAttendance } from '../../builders/attendance.ts';

describe('MINE-05 how many people can come to an event', () => {
  it('is up to twenty where there is no limit', () => {
    expect(mostPeople(anAttendance())).toBe(20);
    expect(freePlaces(anAttendance().places)).toBeUndefined();
  });

  it('is up to five for an account that is linked to no member', () => {
    expect(mostPeople(anAttendance({}, {}, false))).toBe(5);
    expect(mostPeople(anAttendance({ limit: 10, coming: 7 }, { people: 4 }, false))).toBe(5);
    expect(mostPeople(anAttendance({ limit: 10, coming: 7 }, {}, false))).toBe(3);
  });

  it.each([
    ['as many as there is room for', { limit: 10, coming: 7 }, { people: 0 }, 3],
    ['nobody when it is full', { limit: 10, coming: 10 }, { people: 0 }, 0],
    ['nobody when more come than there is room for', { limit: 10, coming: 12 }, { people: 0 }, 0],
    ['as many as the limit where one may wait', { limit: 10, coming: 10, waitingList: true }, { people: 0 }, 10],
    ['those who come, and as many more as there is room for', { limit: 10, coming: 7 }, { people: 2 }, 5],
    ['those who come, when it is full', { limit: 10, coming: 10, waitingList: true }, { people: 2 }, 2],
    ['as many as the limit for one who waits', { limit: 6, coming: 6 }, { people: 2, waiting: true }, 6],
    ['nobody while others wait', { limit: 10, coming: 7, queued: 4 }, { people: 0 }, 0],
    ['those who come, while others wait', { limit: 10, coming: 7, queued: 4 }, { people: 2 }, 2],
    ['as many as the limit where nobody is told how many come', { limit: 6 }, { people: 0 }, 6],
  ] as const)('is %s', (_, places, own, most) => {
    expect(mostPeople(anAttendance(places, own))).toBe(most);
  });

  it('is never more than there can be room for, nor nobody', () => {
    const waiting = anAttendance({ limit: 4, coming: 4 }, { people: 5, waiting: true });
    expect([5, 2, 0].map((people) => nearestPeople(waiting, people))).toEqual([4, 2, 1]);
    expect(nearestPeople(anAttendance({ limit: 4, coming: 4 }), 3)).toBe(1);
  });

  it('is told before they have to wait', () => {
    const full = anAttendance({ limit: 10, coming: 8, waitingList: true });
    expect([2, 3].map((people) => wouldWait(full, people))).toEqual([false, true]);
    expect(wouldWait(anAttendance({ limit: 10, coming: 8 }, { people: 2, waiting: true }), 1)).toBe(true);
    expect(wouldWait(anAttendance(), 20)).toBe(false);
    expect(wouldWait(anAttendance({ limit: 10, coming: 8, queued: 3, waitingList: true }), 1)).toBe(true);
  });

  it('is summed up apart from those who wait', () => {
    const party = { name: '김민수', people: 3, waiting: false };
    expect(sumOf([party, { ...party, people: 2 }, { ...party, waiting: true }])).toEqual({ coming: 5, waiting: 3 });
  });
});
