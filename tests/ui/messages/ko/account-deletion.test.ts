import { describe, expect, it } from 'vitest';
import { accountDueText, dueText } from '@/ui/messages/ko/account-deletion.ts';

describe('MINE-06 the moment at which an account is deleted', () => {
  it.each([
    ['2026-12-01T12:40:00Z', '2026-12-01 09:40에 지워집니다.'],
    ['2026-12-01T03:00:00Z', '2026-12-01 00:00에 지워집니다.'],
    ['2027-01-01T02:59:59Z', '2026-12-31 23:59에 지워집니다.'],
  ])("is told by the church's clock: %s", (due, sentence) => {
    expect(dueText(new Date(due))).toBe(sentence);
    expect(accountDueText(new Date(due))).toBe(`계정이 ${sentence}`);
  });
});
