import { describe, expect, it } from 'vitest';
import {
  afterAction,
  blankPrayer,
  canPrayFor,
  draftOf,
  endOf,
  postOf,
  prayerErrors,
  prayersIn,
} from '@/people/prayers.ts';
import { aPrayer, aPrayerDraft } from '../builders/prayer.ts';

describe('MINE-04 a prayer request', () => {
  it.each([
    ['is open', {}, true],
    ['is the own one', { isMine: true }, false],
    ['was answered', { isAnswered: true }, false],
    ['has ended', { hasEnded: true }, false],
    ['is hidden', { hiddenReason: '의논해 주세요.' }, false],
  ] as const)('that %s can be prayed for: %3$s', (_, given, can) => {
    expect(canPrayFor(aPrayer(given))).toBe(can);
  });

  it('counts a press once a day', () => {
    const once = afterAction(aPrayer(), { kind: 'pray' });
    expect(once).toMatchObject({ prayed: 3, hasPrayedToday: true });
    expect(afterAction(once, { kind: 'pray' })).toEqual(once);
    expect(afterAction(once, { kind: 'unpray' })).toEqual(aPrayer());
    expect(afterAction(aPrayer(), { kind: 'unpray' })).toEqual(aPrayer());
  });

  it('is answered and reopened, hidden with a reason and shown again', () => {
    expect(afterAction(aPrayer(), { kind: 'answer' }).isAnswered).toBe(true);
    expect(afterAction(aPrayer({ isAnswered: true }), { kind: 'reopen' })).toEqual(aPrayer());
    const hidden = afterAction(aPrayer(), { kind: 'hide', reason: '의논해 주세요.' });
    expect(hidden.hiddenReason).toBe('의논해 주세요.');
    expect(afterAction(hidden, { kind: 'unhide' })).toEqual(aPrayer());
  });

  it('stands in the parts of the page', () => {
    const toZone = aPrayer({ id: 1, scope: 'zone' });
    const own = aPrayer({ id: 2, isMine: true });
    const ownEnded = aPrayer({ id: 3, isMine: true, hasEnded: true });
    // Only Admins get these.
    const hidden = aPrayer({ id: 5, hiddenReason: '의논해 주세요.' });
    const all = [toZone, own, ownEnded, hidden];
    expect(prayersIn(all, 'all')).toEqual([toZone, own, hidden]);
    expect(prayersIn(all, 'zone')).toEqual([toZone]);
    expect(prayersIn(all, 'mine')).toEqual([own, ownEnded]);
  });
});

describe('MINE-04 what is typed', () => {
  it.each([
    ['nothing', '  \n', { text: 'missing' }],
    ['1000 letters', '가'.repeat(1000), {}],
    ['a letter more', '가'.repeat(1001), { text: 'tooLong' }],
  ])('%s', (_, text, errors) => {
    expect(prayerErrors(aPrayerDraft({ text }))).toEqual(errors);
  });

  it('is for nobody until its readers are chosen', () => {
    expect(prayerErrors(aPrayerDraft({ scope: '' }))).toEqual({ scope: 'noReaders' });
    expect(prayerErrors(blankPrayer)).toHaveProperty('scope');
  });

  it('ends some weeks after today, also over the turn of the year', () => {
    expect(endOf('4', '2026-11-18')).toBe('2026-12-16');
    expect(endOf('12', '2026-11-18')).toBe('2027-02-10');
  });

  it('keeps the end of a request that is changed, unless it is chosen again', () => {
    const draft = draftOf(aPrayer({ isAnonymous: true, scope: 'zone' }));
    expect(postOf(draft, '2026-11-18', '2026-11-20')).toEqual({
      text: aPrayer().text,
      scope: 'zone',
      isAnonymous: true,
      until: '2026-11-20',
    });
    expect(postOf({ ...draft, weeks: '1' }, '2026-11-18', '2026-11-20').until).toBe('2026-11-25');
  });
});
