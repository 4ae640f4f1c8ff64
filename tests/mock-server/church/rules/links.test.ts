import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import * as rules from '../../../../mock-server/church/rules/links.ts';
import { readOwnMembership } from '../../../../mock-server/church/rules/me.ts';
import { deleteMember } from '../../../../mock-server/church/rules/members.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { churchAt } from '../../seeds/church-at.ts';

const { member, unlinked } = personas;

describe('MINE-02 an account that asks to be linked to its member', () => {
  let church: Church;
  let hana = 0;
  let born = '';
  const ask = (asked: Partial<Parameters<typeof rules.askForLink>[2]> = {}, accountId: string = unlinked.id) =>
    rules.askForLink(church, accountId, { name: '정하나', birthDate: born, note: '람바레 구역입니다.', ...asked });
  const open = () => {
    const outcome = rules.listLinkRequests(church);
    return outcome.kind === 'done' ? outcome.value.filter(({ username }) => username === '정하나') : [];
  };
  const candidates = () => open()[0]?.candidates ?? [];
  const own = () => {
    const outcome = readOwnMembership(church, unlinked.id);
    return outcome.kind === 'done' ? outcome.value : undefined;
  };
  const conflict = { kind: 'refused', reason: 'conflict' };

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
    const found = church.members.findFirst((query) => query.where({ name: '정하나' }));
    hana = found?.id ?? 0;
    born = found?.birthDate ?? '';
  });

  it('waits, and is told since when', async () => {
    await ask();
    expect(own()).toMatchObject({
      member: null,
      link: { name: '정하나', state: 'open', created: '2026-11-18T12:00:00.000Z' },
    });
  });

  it('asks once: not twice at once, and not when it is linked', async () => {
    await ask();
    expect(await ask()).toMatchObject(conflict);
    expect(await ask({}, member.id)).toMatchObject(conflict);
    expect(open()).toHaveLength(1);
  });

  it('takes it back as long as it waits, and may ask again', async () => {
    expect(rules.withdrawLink(church, unlinked.id)).toMatchObject(conflict);
    await ask();
    expect(rules.withdrawLink(church, unlinked.id)).toMatchObject({ kind: 'done' });
    expect([open(), own()?.link]).toEqual([[], null]);
    await ask();
    await rules.declineLink(church, open()[0]?.id ?? 0, '생년월일이 다릅니다.');
    expect(rules.withdrawLink(church, unlinked.id)).toMatchObject(conflict);
    expect(own()?.link).toMatchObject({ state: 'declined' });
  });

  it('is offered the members of its name and of its day of birth, who fits best first', async () => {
    await ask();
    expect(candidates()[0]).toMatchObject({ id: hana, name: '정하나', birthDate: born, zone: { name: '람바레 구역' } });
  });

  it.each([
    ['whose name is written with a space', { name: '정 하나', birthDate: '1950-01-01' }],
    ['whose name was decomposed by a keyboard', { name: '정하나'.normalize('NFD'), birthDate: '1950-01-01' }],
    ['of another name, born on that day', { name: '정한나' }],
  ])('is offered a member %s', async (_, asked) => {
    await ask(asked);
    expect(candidates().map(({ id }) => id)).toContain(hana);
  });

  it('is offered no member who is linked to another account, or deleted', async () => {
    await ask({ name: '김민수', birthDate: '1987-01-26' });
    expect(candidates().map(({ name }) => name)).not.toContain('김민수');
    await rules.declineLink(church, open()[0]?.id ?? 0, '다른 분입니다.');
    await ask();
    await deleteMember(church, hana);
    expect(candidates()).toEqual([]);
  });

  it('is linked at once when it is accepted', async () => {
    await ask();
    expect(await rules.acceptLink(church, 2, hana)).toMatchObject({ kind: 'done' });
    expect(own()).toMatchObject({ member: { id: hana, name: '정하나' }, zone: { name: '람바레 구역' }, link: null });
    expect(open()).toEqual([]);
  });

  it('is accepted or declined once, by the first Admin', async () => {
    await ask();
    await rules.acceptLink(church, 2, hana);
    expect(await rules.acceptLink(church, 2, hana)).toMatchObject(conflict);
    expect(await rules.declineLink(church, 2, '늦었습니다.')).toMatchObject(conflict);
    expect(await rules.acceptLink(church, 99, hana)).toMatchObject({ reason: 'notFound' });
    expect(await rules.declineLink(church, 99, '없습니다.')).toMatchObject({ reason: 'notFound' });
  });

  it('is not linked to a member of another account, nor to one who is not there', async () => {
    await ask();
    const minsu = church.accounts.findFirst((query) => query.where({ id: member.id }))?.memberId ?? 0;
    expect(await rules.acceptLink(church, 2, minsu)).toMatchObject(conflict);
    expect(await rules.acceptLink(church, 2, 99_999)).toMatchObject({ reason: 'invalid' });
    expect(own()).toMatchObject({ member: null, link: { state: 'open' } });
  });

  it('reads why it was declined, and asks again', async () => {
    await ask();
    await rules.declineLink(church, 2, '생년월일이 명부와 다릅니다.');
    expect(own()?.link).toMatchObject({ state: 'declined', answer: '생년월일이 명부와 다릅니다.' });
    expect(await ask({ note: '고쳐서 다시 신청합니다.' })).toMatchObject({ kind: 'done', value: { state: 'open' } });
    expect(own()?.link).toMatchObject({ id: 3, state: 'open', answer: null });
  });

  it.each([
    ['a link', () => rules.acceptLink(church, 2, hana)],
    ['a decline', () => rules.declineLink(church, 2, '잘못 눌렀습니다.')],
  ])('waits again when %s is undone', async (_, decide) => {
    await ask();
    await decide();
    expect(await rules.reopenLink(church, 2)).toMatchObject({ kind: 'done' });
    expect(own()).toMatchObject({ member: null, link: { state: 'open', answer: null } });
    expect(await rules.reopenLink(church, 2)).toMatchObject({ kind: 'done' });
    expect(open()).toHaveLength(1);
  });

  it('keeps the request that it made after a decline: that one is not undone any more', async () => {
    await ask();
    await rules.declineLink(church, 2, '생년월일이 명부와 다릅니다.');
    await ask();
    expect(await rules.reopenLink(church, 2)).toMatchObject(conflict);
    await rules.acceptLink(church, 3, hana);
    expect(await rules.reopenLink(church, 2)).toMatchObject(conflict);
    expect(await rules.reopenLink(church, 99)).toMatchObject({ reason: 'notFound' });
    expect(own()).toMatchObject({ member: { id: hana } });
  });
});
