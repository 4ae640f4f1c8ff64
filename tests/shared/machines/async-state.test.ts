import { describe, expect, it } from 'vitest';
import { asyncStateOf } from '@/shared/machines/async-state.ts';

describe('how something stands that has to be fetched', () => {
  it('is on its way before there is anything of it', () => {
    expect(asyncStateOf(undefined, undefined)).toEqual({ status: 'loading' });
  });

  it('is empty where it is a list without entries', () => {
    expect(asyncStateOf([], undefined)).toEqual({ status: 'empty' });
  });

  it.each([[['Admin']], ['Admin'], [{}]])('is ready with what was fetched: %j', (value) => {
    expect(asyncStateOf(value, undefined)).toEqual({ status: 'ready', value });
  });

  it('has failed, whatever was known before', () => {
    expect(asyncStateOf(['Admin'], 'timedOut')).toEqual({ status: 'failed', reason: 'timedOut' });
  });
});
