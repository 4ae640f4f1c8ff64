import { describe, expect, it } from 'vitest';
import { isNotified } from '@/shared/domain/outcome.ts';

describe('a failure that is told', () => {
  it.each(['networkError', 'forbidden', 'unconfirmed', 'fileRefused'])('%s is', (reason) => {
    expect(isNotified(reason)).toBe(true);
  });

  it.each(['aborted', 'unauthorized'])('%s is not: its reader knows', (reason) => {
    expect(isNotified(reason)).toBe(false);
  });
});
