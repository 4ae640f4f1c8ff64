import { describe, expect, it } from 'vitest';
import { refreshNeedFor } from '@/auth/session.ts';
import { anAccessToken, MINUTE, NOON } from '../../builders/access-token.ts';

const now = NOON.getTime();
const held = anAccessToken('held', { expiresAt: now + MINUTE });
const over = anAccessToken('held', { expiresAt: now });
const endless = anAccessToken('held', { expiresAt: undefined });

describe('AUTH-14, REL-01, REL-03 what to do after a 403', () => {
  it.each([
    { case: 'the session has ended', current: undefined, used: 'held', forbidden: undefined, answer: 'over' },
    { case: 'ended, and refused before', current: undefined, used: 'held', forbidden: 'held', answer: 'over' },
    { case: 'the token that is held', current: held, used: 'held', forbidden: undefined, answer: 'refresh' },
    { case: 'an expired one', current: over, used: 'held', forbidden: undefined, answer: 'refresh' },
    { case: 'an older one', current: held, used: 'older', forbidden: undefined, answer: 'reuse' },
    { case: 'an older one, the held was refused', current: held, used: 'older', forbidden: 'held', answer: 'reuse' },
    { case: 'an older one that was refused', current: held, used: 'older', forbidden: 'older', answer: 'reuse' },
    { case: 'fresh and refused', current: held, used: 'held', forbidden: 'held', answer: 'forbidden' },
    { case: 'fresh, refused, endless', current: endless, used: 'held', forbidden: 'held', answer: 'forbidden' },
    { case: 'refused, and expired since', current: over, used: 'held', forbidden: 'held', answer: 'refresh' },
    { case: 'another one was refused', current: held, used: 'held', forbidden: 'older', answer: 'refresh' },
  ])('$case: $answer', ({ current, used, forbidden, answer }) => {
    const usedBy = held.session.userId;
    expect(refreshNeedFor({ current, used, usedBy, forbidden, now })).toBe(answer);
  });

  it.each(['another user', undefined])(
    'over for the token of %s, since nothing is sent in another user’s name',
    (usedBy) => {
      expect(refreshNeedFor({ current: held, used: 'older', usedBy, forbidden: undefined, now })).toBe('over');
    },
  );
});
