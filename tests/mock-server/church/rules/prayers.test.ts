import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import * as rules from '../../../../mock-server/church/rules/prayers.ts';
import { anAccount } from '../../support/people.ts';

type Draft = rules.PrayerDraft;

const aDraft = (given: Partial<Draft> = {}): Draft => ({
  text: '수술을 앞둔 어머니를 위해 기도해 주세요.',
  scope: 'members',
  anonymous: false,
  until: '2026-12-16',
  ...given,
});

describe('MINE-04 prayer requests', () => {
  let now = '';
  let church: Church;
  const caller = { writer: { accountId: '', roles: [] }, reader: { accountId: '', roles: [] } };

  beforeEach(async () => {
    now = '2026-11-18T12:00:00Z';
    church = createChurch({ now: () => new Date(now) });
    for (const [id, name] of [
      [1, 'writer'],
      [2, 'reader'],
    ] as const) {
      const member = { id, name, email: null, gender: 'none', birthDate: null, dutyId: null } as const;
      // oxlint-disable-next-line no-await-in-loop -- one church, one record after the other
      await church.members.create({ ...member, version: 1, deletedAt: null });
      // oxlint-disable-next-line no-await-in-loop -- the same
      caller[name].accountId = (await anAccount(church, { memberId: id, email: `${name}@example.org` })).id;
    }
    await church.families.create({ id: 1, zoneId: 5, name: '가정', headId: 1, spouseId: null, memberIds: [] });
    await church.families.create({ id: 2, zoneId: 5, name: '가정', headId: 2, spouseId: null, memberIds: [] });
  });

  const post = (given: Partial<Draft> = {}) => rules.postPrayer(church, caller.writer, aDraft(given));
  const seenBy = (who: keyof typeof caller) => {
    const list = rules.listPrayers(church, caller[who], undefined);
    return list.kind === 'done' ? list.value : [];
  };

  describe('an end', () => {
    it.each([
      ['yesterday', '2026-11-17', 'refused'],
      ['today', '2026-11-18', 'done'],
      ['in twelve weeks', '2027-02-10', 'done'],
      ['a day later', '2027-02-11', 'refused'],
    ])('%s is %3$s', async (_, until, kind) => {
      expect(await post({ until })).toMatchObject({ kind });
    });

    it('comes with the end of its day in Asunción', async () => {
      await post({ until: '2026-11-20' });
      now = '2026-11-21T02:30:00Z';
      expect(seenBy('reader')).toHaveLength(1);
      now = '2026-11-21T03:30:00Z';
      expect(seenBy('reader')).toEqual([]);
      expect(seenBy('writer')).toMatchObject([{ ended: true }]);
    });

    it('may stay when the text of one that has ended is changed, or be set again', async () => {
      await post({ until: '2026-11-20' });
      now = '2026-11-25T12:00:00Z';
      const change = (draft: Draft) => rules.changePrayer(church, caller.writer, { id: 1, basedOn: undefined, draft });
      expect(await change(aDraft({ until: '2026-11-20', text: '고친 글' }))).toMatchObject({ kind: 'done' });
      expect(await change(aDraft({ until: '2026-11-21' }))).toMatchObject({ kind: 'refused', reason: 'invalid' });
      expect(await change(aDraft({ until: '2026-12-25' }))).toMatchObject({ kind: 'done' });
      expect(seenBy('reader')).toHaveLength(1);
    });
  });

  describe('함께 기도했습니다', () => {
    const pray = () => rules.prayFor(church, caller.reader, 1);

    it('counts once a person and day, by the day in Asunción', async () => {
      await post();
      expect(await pray()).toMatchObject({ kind: 'done' });
      expect(await pray()).toMatchObject({ kind: 'done' });
      expect(seenBy('reader')).toMatchObject([{ prayed: 1, prayedToday: true }]);
      now = '2026-11-19T02:30:00Z';
      await pray();
      expect(seenBy('reader')).toMatchObject([{ prayed: 1, prayedToday: true }]);
      now = '2026-11-19T03:30:00Z';
      expect(seenBy('reader')).toMatchObject([{ prayed: 1, prayedToday: false }]);
      await pray();
      expect(seenBy('writer')).toMatchObject([{ prayed: 2, prayedToday: false }]);
    });

    it('is taken back on the same day, and only that of the day', async () => {
      await post();
      await pray();
      now = '2026-11-19T03:30:00Z';
      await pray();
      const takeBack = () => rules.takePrayingBack(church, caller.reader, 1);
      expect(await takeBack()).toMatchObject({ kind: 'done' });
      expect(await takeBack()).toMatchObject({ kind: 'done' });
      expect(seenBy('reader')).toMatchObject([{ prayed: 1, prayedToday: false }]);
    });

    it('is not for the own request, nor for one that was answered, is hidden or taken back', async () => {
      await post();
      expect(await rules.prayFor(church, caller.writer, 1)).toMatchObject({ reason: 'conflict' });
      await rules.answerPrayer(church, caller.writer, 1, true);
      expect(await pray()).toMatchObject({ reason: 'conflict' });
      await rules.answerPrayer(church, caller.writer, 1, false);
      expect(await pray()).toMatchObject({ kind: 'done' });
      await rules.hidePrayer(church, 1, '의논해 주세요.');
      expect(await pray()).toMatchObject({ reason: 'notFound' });
      await rules.hidePrayer(church, 1, null);
      await rules.deletePrayer(church, caller.writer, 1);
      expect(await pray()).toMatchObject({ reason: 'notFound' });
    });

    it('is there again when its writer, and nobody else, takes the withdrawal back (LIST-06)', async () => {
      await post();
      await pray();
      await rules.deletePrayer(church, caller.writer, 1);
      expect(await rules.restorePrayer(church, caller.reader, 1)).toMatchObject({ reason: 'notFound' });
      expect(seenBy('reader')).toEqual([]);
      expect(await rules.restorePrayer(church, caller.writer, 1)).toMatchObject({ value: { id: 1, prayed: 1 } });
      expect(await rules.restorePrayer(church, caller.writer, 1)).toMatchObject({ kind: 'done' });
      expect(await rules.restorePrayer(church, caller.reader, 1)).toMatchObject({ reason: 'notFound' });
      expect(seenBy('reader')).toMatchObject([{ prayed: 1 }]);
    });

    it('stays counted when the request is changed', async () => {
      await post();
      await pray();
      await rules.changePrayer(church, caller.writer, { id: 1, basedOn: 1, draft: aDraft({ text: '고친 글' }) });
      expect(seenBy('reader')).toMatchObject([{ text: '고친 글', prayed: 1, version: 2 }]);
    });
  });

  it('a change from another window is refused, with the present version', async () => {
    await post();
    const change = { id: 1, basedOn: 1, draft: aDraft({ text: '첫째 창' }) };
    await rules.changePrayer(church, caller.writer, change);
    const second = await rules.changePrayer(church, caller.writer, { ...change, draft: aDraft({ text: '둘째 창' }) });
    expect(second).toMatchObject({ kind: 'refused', reason: 'preconditionFailed', version: 2 });
    expect(seenBy('writer')).toMatchObject([{ text: '첫째 창' }]);
  });

  it('a zone is the one that it was written for, and is refused to a writer who has none', async () => {
    await post({ scope: 'zone' });
    await church.families.update((query) => query.where({ id: 2 }), { data: (family) => void (family.zoneId = 6) });
    expect(seenBy('reader')).toEqual([]);
    await church.families.update((query) => query.where({ id: 1 }), { data: (family) => void (family.zoneId = null) });
    expect(await post({ scope: 'zone' })).toMatchObject({ reason: 'invalid' });
  });

  it('two Admins hide one with one reason: the second learns of the first', async () => {
    await post();
    expect(await rules.hidePrayer(church, 1, '첫째 이유')).toMatchObject({ kind: 'done' });
    expect(await rules.hidePrayer(church, 1, '첫째 이유')).toMatchObject({ kind: 'done' });
    expect(await rules.hidePrayer(church, 1, '둘째 이유')).toMatchObject({ reason: 'conflict' });
    expect(seenBy('writer')).toMatchObject([{ hiddenReason: '첫째 이유' }]);
    expect(await rules.hidePrayer(church, 99, '이유')).toMatchObject({ reason: 'notFound' });
  });

  it('that of a deleted member is shown to no reader', async () => {
    await post();
    await church.members.update((query) => query.where({ id: 1 }), {
      data: (member) => void (member.deletedAt = now),
    });
    expect(seenBy('reader')).toEqual([]);
  });
});
