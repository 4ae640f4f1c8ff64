import { describe, expect, it } from 'vitest';
import { done, refused } from '@/shared/domain/outcome.ts';
import { reasonOf, valueOf } from '@/shared/machines/answers.ts';

describe('what a transition reads off an answer', () => {
  it('is the value of what is done, and the reason of what is refused', () => {
    expect(valueOf(done('id-1'))).toBe('id-1');
    expect(reasonOf(refused('conflict'))).toBe('conflict');
  });

  it('is never made up', () => {
    expect(() => valueOf(refused('conflict'))).toThrow('conflict');
    expect(() => reasonOf(done('id-1'))).toThrow('Done');
  });
});
