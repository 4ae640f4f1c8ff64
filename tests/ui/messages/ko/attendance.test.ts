import { describe, expect, it } from 'vitest';
import { ownSentence, placesSentence } from '@/ui/messages/ko/attendance.ts';
import { anAttendance } from '../../../builders/attendance.ts';

describe('MINE-05 the sentence on the places of an event', () => {
  it.each([
    [undefined, {}],
    ['정원은 10명입니다.', { limit: 10 }],
    ['정원 10명 가운데 7명이 오십니다. 3명 더 오실 수 있습니다.', { limit: 10, coming: 7 }],
    ['정원 10명이 모두 찼습니다.', { limit: 10, coming: 10 }],
    [
      '정원 10명이 모두 찼습니다. 대기하시면 자리가 나는 대로 차례로 올려 드립니다.',
      { limit: 10, coming: 10, queued: 4, waitingList: true },
    ],
    [
      '정원 10명 가운데 7명이 오십니다. 남은 자리는 먼저 기다리시는 분께 돌아갑니다.',
      { limit: 10, coming: 7, queued: 4 },
    ],
    [
      '정원 10명 가운데 7명이 오십니다. 남은 자리는 먼저 기다리시는 분께 돌아갑니다. 대기하시면 자리가 나는 대로 차례로 올려 드립니다.',
      { limit: 10, coming: 7, queued: 4, waitingList: true },
    ],
  ] as const)('is %j', (sentence, places) => {
    expect(placesSentence(anAttendance(places))).toBe(sentence);
  });
});

describe("MINE-05 the sentence on the user's own answer", () => {
  it.each([
    ['아직 참석을 알리지 않으셨습니다.', {}],
    ['3명이 참석한다고 알리셨습니다.', { people: 3 }],
    ['4명으로 대기하고 계십니다. 자리가 나면 저절로 참석으로 바뀝니다.', { people: 4, waiting: true }],
    [
      '5명으로 대기하고 계십니다. 정원이 4명으로 줄어 자리가 날 수 없으니 인원을 바꾸어 주세요.',
      { people: 5, waiting: true },
    ],
  ] as const)('is %j', (sentence, own) => {
    expect(ownSentence(anAttendance({ limit: 4, coming: 4 }, own))).toBe(sentence);
  });

  it('promises a place where nobody knows the limit', () => {
    expect(ownSentence(anAttendance({}, { people: 5, waiting: true }))).toMatch('자리가 나면 저절로');
  });
});
