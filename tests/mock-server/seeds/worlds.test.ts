import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChurch } from '../../../mock-server/church/church.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { populate, worldNames } from '../../../mock-server/seeds/worlds.ts';
import { memoryOf } from '../support/memory-of.ts';
import { churchAt } from './church-at.ts';

describe.each(worldNames)('the world %s', (world) => {
  it('is the same for the same day, to the last record', async () => {
    const first = memoryOf(await churchAt('2026-11-18', world));
    // A world is built once a day: building one for another day drops it from the cache.
    await churchAt('2026-11-19', world);
    expect(memoryOf(await churchAt('2026-11-18', world))).toEqual(first);
  });

  it('replaces all records of the church', async () => {
    const church = await churchAt('2026-03-02', 'everyday');
    church.nextId('members');
    await populate(church, world);
    expect(memoryOf(church)).toEqual(memoryOf(await churchAt('2026-03-02', world)));
  });

  it('knows the personas with their roles', async () => {
    const church = await churchAt('2026-11-18', world);
    for (const persona of Object.values(personas)) {
      expect(church.accounts.findFirst((query) => query.where({ email: persona.email }))).toMatchObject(persona);
    }
  });
});

describe('the everyday world', () => {
  it.each(['2024-02-29', '2025-12-31', '2027-01-01', '2028-06-04'])('can be told on %s', async (day) => {
    const church = await churchAt(day);
    expect([church.members.count(), church.announcements.count(), church.bulletins.count()]).toEqual([400, 57, 53]);
    expect(church.announcements.all().filter(({ created }) => created >= day)).toEqual([]);
  });
});

describe('dates', () => {
  it('move with the day on which the world is told', async () => {
    const newest = async (day: string) => (await churchAt(day)).bulletins.all().at(-1)?.date;
    expect([await newest('2026-11-18'), await newest('2027-05-05')]).toEqual(['2026-11-22', '2027-05-09']);
  });

  it('follow the day in Asunción, not in UTC', async () => {
    const seeded = async (instant: string) => {
      const church = createChurch({ now: () => new Date(instant) });
      await populate(church, 'everyday');
      return memoryOf(church);
    };
    expect(await seeded('2026-11-19T02:30:00Z')).toEqual(memoryOf(await churchAt('2026-11-18')));
  });
});

describe("the computer's time zone", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['Asia/Seoul', 'Pacific/Honolulu'])('changes nothing when it is %s', async (zone) => {
    const seeded = async () => {
      // Building the world for another day drops it from the cache.
      await churchAt('2026-11-30', 'everyday');
      const church = createChurch({ now: () => new Date('2026-11-19T02:30:00Z') });
      await populate(church, 'everyday');
      return memoryOf(church);
    };
    const here = await seeded();
    const offset = new Date(0).getTimezoneOffset();
    vi.stubEnv('TZ', zone);
    expect(new Date(0).getTimezoneOffset()).not.toBe(offset);
    expect(await seeded()).toEqual(here);
  });
});

describe('the personas', () => {
  it('have passwords that the rule allows (ACCT-02)', () => {
    for (const { password } of Object.values(personas)) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%+\-*/?,.^&()\\|]).{4,24}$/);
    }
  });

  it('are members of the everyday church, but for the one who has yet to confirm the e-mail, and the one who is not linked yet', async () => {
    const emails = Object.values<{ email: string }>(personas).map(({ email }) => email);
    const all = (await churchAt('2026-11-18')).accounts.all();
    const accounts = all.filter(({ email }) => emails.includes(email));
    expect(accounts.filter(({ memberId }) => memberId === null).map(({ email }) => email)).toEqual([
      personas.unconfirmed.email,
      personas.unlinked.email,
    ]);
    expect(accounts.filter(({ emailConfirmed }) => !emailConfirmed)).toHaveLength(1);
  });
});

describe('the empty world', () => {
  it('holds accounts, roles and duties, and nothing else', async () => {
    const { records } = memoryOf(await churchAt('2026-11-18', 'empty'));
    const filled = Object.entries(records).filter(([, list]) => list.length > 0);
    expect(filled.map(([name]) => name).toSorted()).toEqual(['accounts', 'duties', 'roles']);
  });
});

describe('the long feed', () => {
  it('has 10 000 announcements, oldest first, the last of them the everyday ones', async () => {
    const all = (await churchAt('2026-11-18', 'long-feed')).announcements.all();
    const created = all.map((item) => item.created);
    expect(all).toHaveLength(10_000);
    expect(created.map((at) => at.slice(0, 10))).toEqual(created.map((at) => at.slice(0, 10)).toSorted());
    expect(all.at(-1)?.title).toBe('추수감사주일 예배와 점심 식사를 안내해 드립니다');
  });
});
