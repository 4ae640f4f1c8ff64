import { describe, expect, it } from 'vitest';
import { asyncStateOf } from '@/shared/async-state.ts';

describe('the state of something that is loaded', () => {
  it('is loading before anything is known', () => {
    expect(asyncStateOf(undefined, undefined)).toEqual({ status: 'loading' });
  });

  it('is empty for a list without entries', () => {
    expect(asyncStateOf([], undefined)).toEqual({ status: 'empty' });
  });

  it.each([[['Admin']], ['Admin'], [{}]])('is ready with the loaded value: %j', (value) => {
    expect(asyncStateOf(value, undefined)).toEqual({ status: 'ready', value });
  });

  it('has failed, whatever was loaded before', () => {
    expect(asyncStateOf(['Admin'], 'timedOut')).toEqual({ status: 'failed', reason: 'timedOut' });
  });
});
