import { describe, expect, it } from 'vitest';
import { shortName } from '@/admin/members/members.ts';

const family = '👨‍👩‍👧‍👦';

describe('a member’s name in a sentence', () => {
  it.each([
    ['김민수', '김민수'],
    ['  김\n민수\t', '김 민수'],
    ['\u202E김민수\u202C', '김민수'],
    ['', ''],
    [' ', ''],
    ['\u3164\u200B', ''],
    ['가'.repeat(30), '가'.repeat(30)],
    ['가'.repeat(31), `${'가'.repeat(30)}…`],
    [family.repeat(40), `${family.repeat(30)}…`],
  ])('%j becomes %j', (name, shown) => {
    expect(shortName({ name })).toBe(shown);
  });
});
