import { describe, expect, it } from 'vitest';
import { failureMessage } from '@/ui/messages/ko/failures.ts';

describe('what was asked for too often', () => {
  it.each([
    [new Date(2026, 10, 20, 14, 9, 1), '오후 2시 10분'],
    [new Date(2026, 10, 20, 14, 10, 0), '오후 2시 10분'],
    [new Date(2026, 10, 20, 11, 59, 30), '오후 12시'],
    [new Date(2026, 10, 20, 0, 5, 0), '오전 12시 5분'],
    [new Date(2026, 10, 20, 9, 0, 0), '오전 9시'],
  ])('can be done again from the next whole minute after %s: %s', (moment, time) => {
    expect(failureMessage(`tooManyUntil ${moment.getTime()}`)).toBe(
      `짧은 시간에 너무 여러 번 하셨습니다. ${time}부터 다시 하실 수 있습니다.`,
    );
  });
});
