import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import * as rules from '../../../../mock-server/church/rules/corrections.ts';
import { readOwnRecord } from '../../../../mock-server/church/rules/own-record.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { churchAt } from '../../seeds/church-at.ts';

const { member, editor, unlinked } = personas;

describe('MINE-06 what a member asks the office to correct', () => {
  let church: Church;
  const telephone = { field: 'telephone', wanted: '+595 981 765 432', note: '' } as const;
  const ask = (asked: Partial<rules.AskedCorrection> = {}, accountId: string = member.id) =>
    rules.askForCorrection(church, accountId, { ...telephone, ...asked });
  const own = (accountId: string = member.id) => rules.ownCorrections(church, accountId);
  const open = () => {
    const outcome = rules.listCorrections(church);
    return outcome.kind === 'done' ? outcome.value : [];
  };
  const decline = (id: number) => rules.declineCorrection(church, id, '확인이 필요합니다.');
  const conflict = { kind: 'refused', reason: 'conflict' };
  const notFound = { kind: 'refused', reason: 'notFound' };

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
    church.corrections.clear();
  });

  it('is open, and part of the data stored about them', async () => {
    await ask();
    expect(own()).toMatchObject([{ ...telephone, state: 'open', answer: null, created: '2026-11-18T12:00:00.000Z' }]);
    expect(readOwnRecord(church, member.id).value.corrections).toMatchObject([{ ...telephone, seenBy: 'office' }]);
  });

  it('waits once for each field', async () => {
    await ask();
    expect(await ask({ wanted: '다른 번호' })).toMatchObject(conflict);
    expect(await ask({ field: 'name', wanted: '김민수' })).toMatchObject({ kind: 'done' });
    expect(await ask({}, editor.id)).toMatchObject({ kind: 'done' });
  });

  it('is for linked members', async () => {
    expect(await ask({}, unlinked.id)).toMatchObject({ kind: 'refused', reason: 'forbidden' });
  });

  it('is told to nobody else who asks for their own, nor taken back by them', async () => {
    await ask();
    expect(own(editor.id)).toEqual([]);
    expect(rules.withdrawCorrection(church, editor.id, own()[0]?.id ?? 0)).toEqual(expect.objectContaining(notFound));
    expect(own()).toHaveLength(1);
  });

  it('is taken back while it waits, and asked for again', async () => {
    await ask();
    expect(rules.withdrawCorrection(church, member.id, own()[0]?.id ?? 0)).toMatchObject({ kind: 'done' });
    expect(own()).toEqual([]);
    expect(await ask()).toMatchObject({ kind: 'done' });
    await decline(own()[0]?.id ?? 0);
    expect(rules.withdrawCorrection(church, member.id, own()[0]?.id ?? 0)).toMatchObject(conflict);
  });

  it('shows an Admin who asks, and what the book says now', async () => {
    await ask();
    expect(open()).toMatchObject([
      { ...telephone, member: { name: '김민수' }, current: '+595 983 711 649', email: 'minsu.kim@example.org' },
    ]);
  });

  it.each([
    ['services', expect.stringContaining('호산나찬양대')],
    ['gender', 'male'],
    ['photo', null],
    ['other', null],
  ] as const)('shows of %s what the book says as %s', async (field, current) => {
    await ask({ field });
    expect(open()[0]?.current).toEqual(current);
  });

  it('is noted as corrected once, and reopened', async () => {
    await ask();
    const id = open()[0]?.id ?? 0;
    await rules.finishCorrection(church, id);
    expect(own()).toMatchObject([{ state: 'done' }]);
    expect(open()).toEqual([]);
    expect(await decline(id)).toMatchObject(conflict);
    expect(await rules.reopenCorrection(church, id)).toMatchObject({ kind: 'done' });
    expect(open()).toHaveLength(1);
    expect(await rules.reopenCorrection(church, id)).toMatchObject({ kind: 'done' });
  });

  const telephoneInBook = () => readOwnRecord(church, member.id).value.member?.telephone;

  it('is entered into the book by the decision where it is a telephone, and taken out again by its undoing', async () => {
    const before = telephoneInBook();
    await ask();
    const id = open()[0]?.id ?? 0;
    await rules.finishCorrection(church, id);
    expect(telephoneInBook()).toBe(telephone.wanted);
    await rules.reopenCorrection(church, id);
    expect(telephoneInBook()).toBe(before);
  });

  it('that was entered stays in the book when it was changed again before the decision is undone', async () => {
    await ask();
    const first = open()[0]?.id ?? 0;
    await rules.finishCorrection(church, first);
    await ask({ wanted: '+595 971 111 222' });
    await rules.finishCorrection(church, open()[0]?.id ?? 0);
    await rules.reopenCorrection(church, first);
    expect(telephoneInBook()).toBe('+595 971 111 222');
  });

  it.each(['declined', 'withdrawn'])('of a telephone changes no book when it is %s', async (end) => {
    const before = telephoneInBook();
    await ask();
    const id = open()[0]?.id ?? 0;
    if (end === 'declined') await decline(id);
    else rules.withdrawCorrection(church, member.id, id);
    expect(telephoneInBook()).toBe(before);
  });

  it('of something else than a telephone changes no book: an Admin has corrected it', async () => {
    await ask({ field: 'name', wanted: '김민석' });
    await rules.finishCorrection(church, open()[0]?.id ?? 0);
    expect(readOwnRecord(church, member.id).value.member).toMatchObject({ name: '김민수' });
  });

  it('is declined with a reason, and asked for again, after which the first cannot be reopened', async () => {
    await ask();
    const id = open()[0]?.id ?? 0;
    await decline(id);
    expect(own()).toMatchObject([{ state: 'declined', answer: '확인이 필요합니다.' }]);
    expect(await ask()).toMatchObject({ kind: 'done' });
    expect(await rules.reopenCorrection(church, id)).toMatchObject(conflict);
  });

  it('that does not exist is not found', async () => {
    expect(await decline(99)).toMatchObject(notFound);
    expect(await rules.reopenCorrection(church, 99)).toMatchObject(notFound);
  });
});
