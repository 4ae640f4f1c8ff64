import { describe, expect, it } from 'vitest';
import { reasonErrors } from '@/shared/reason.ts';

describe('ROLE-07, MINE-02, MINE-04 the reason of a decision', () => {
  it.each([
    ['is only spaces', ' ', 'missing'],
    ['is longer than the server takes', '가'.repeat(301), 'tooLong'],
    ['is as long as that, with spaces around it', ` ${'가'.repeat(300)} `, undefined],
  ] as const)('that %s', (_, reason, error) => {
    expect(reasonErrors({ reason }).reason).toBe(error);
  });
});
