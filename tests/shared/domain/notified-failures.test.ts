import { describe, expect, it } from 'vitest';
import { isNotified } from '@/shared/domain/outcome.ts';

describe('a failure that is notified', () => {
  it.each(['networkError', 'forbidden', 'unconfirmed', 'fileRefused'])('%s is', (reason) => {
    expect(isNotified(reason)).toBe(true);
  });

  it.each(['aborted', 'unauthorized'])('%s is not, since its reader knows of it', (reason) => {
    expect(isNotified(reason)).toBe(false);
  });

  it('none is when its call was aborted', () => {
    expect(isNotified('serverFailed', AbortSignal.abort())).toBe(false);
    expect(isNotified('serverFailed', new AbortController().signal)).toBe(true);
  });
});
