import { describe, expect, it } from 'vitest';
import { enterWorld } from '../../../../mock-server/control/control.ts';
import { type NodeHost, openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { accessTokenOf, json } from '../../hosts/call-church.ts';

const thursday = '2026-11-19T15:00:00Z';
const base = 'http://church.test/api';

const open = (now = thursday): Promise<NodeHost> => openNodeHost({ now: () => new Date(now) });

const titles = ({ backend }: NodeHost) => backend.church.announcements.all().map(({ title }) => title);

const login = async (host: NodeHost): Promise<string> => {
  const { email, password } = personas.admin;
  const response = await host.fetch(`${base}/account/login`, json('POST', { email, password }));
  return accessTokenOf(await response.json());
};

const refresh = (host: NodeHost, accessToken: string) =>
  host.fetch(`${base}/Account/Refresh`, { ...json('POST', { accessToken }), credentials: 'include' });

describe('entering a world (MOCK-02)', () => {
  it('brings back what was changed and taken away, and takes away what was added', async () => {
    const host = await open();
    const before = structuredClone(titles(host));
    const { announcements, members } = host.backend.church;
    await announcements.create({ id: 900, title: '새', content: '', author: '', created: thursday });
    announcements.delete((query) => query.where({ id: 1 }));
    members.clear();
    await enterWorld(host.backend, 'everyday');
    expect(titles(host)).toEqual(before);
    expect(members.count()).toBe(400);
  });

  it('gives records of its own to every church, and to each time', async () => {
    const [one, other] = [await open(), await open()];
    const first = one.backend.church.announcements.all()[0];
    const name = first?.title;
    if (first) first.title = '누가 고쳤다';
    expect(titles(other)[0]).toBe(name);
    await enterWorld(one.backend, 'everyday');
    expect(titles(one)[0]).toBe(name);
  });

  it('dates the records around the day that the clock shows by then', async () => {
    const host = await open();
    const newest = () => host.backend.church.bulletins.all().at(-1)?.date;
    expect(newest()).toBe('2026-11-22');
    host.backend.control.setClock('2027-05-05T15:00:00Z');
    await enterWorld(host.backend, 'everyday');
    expect(newest()).toBe('2027-05-09');
    expect(host.backend.control.settings().seededOn).toBe('2027-05-05');
    host.backend.control.setClock(null);
    await enterWorld(host.backend, 'everyday');
    expect(newest()).toBe('2026-11-22');
  });

  it('names the world, and leaves clock, network and faults alone', async () => {
    const host = await open();
    const { control } = host.backend;
    control.change({ faults: [{ path: 'Member', mode: 'hang' }], network: { latencyMs: 5, offline: false } });
    await enterWorld(host.backend, 'hostile');
    expect(control.settings()).toMatchObject({
      world: 'hostile',
      faults: [{ mode: 'hang' }],
      network: { latencyMs: 5 },
    });
  });

  it('begins the numbers again', async () => {
    const { backend } = await open();
    const number = backend.church.nextId('members');
    expect(backend.church.nextId('members')).toBe(number + 1);
    await enterWorld(backend, 'everyday');
    expect(backend.church.nextId('members')).toBe(number);
  });

  it('ends every login session and empties the mailbox', async () => {
    const host = await open();
    await login(host);
    await host.fetch(`${base}/Account/forgotpassword`, json('POST', { email: personas.member.email }));
    expect([host.backend.church.refreshTokens.count(), host.backend.church.mails.count()]).toEqual([1, 1]);
    await enterWorld(host.backend, 'everyday');
    const { mailCodes, mails, refreshTokens } = host.backend.church;
    expect([refreshTokens.count(), mails.count(), mailCodes.count()]).toEqual([0, 0, 0]);
  });

  it('refuses the cookie of before', async () => {
    const host = await openNodeHost({ now: () => new Date(thursday), pageOrigin: 'http://church.test' });
    const token = await login(host);
    expect((await refresh(host, token)).status).toBe(200);
    await enterWorld(host.backend, 'everyday');
    expect((await refresh(host, token)).status).toBe(401);
  });

  it('touches no other church of the process', async () => {
    const [one, other] = [await open(), await open()];
    await login(one);
    await enterWorld(other.backend, 'empty');
    expect(one.backend.church.members.count()).toBe(400);
    expect(one.backend.church.refreshTokens.count()).toBe(1);
    expect(one.backend.control.settings().world).toBe('everyday');
  });

  it('tells of every record that leaves, so that a kept church forgets it', async () => {
    const { backend } = await open();
    const left: number[] = [];
    backend.church.members.hooks.on('delete', ({ data }) => void left.push(data.deletedRecord.id));
    await enterWorld(backend, 'empty');
    expect(left).toHaveLength(400);
  });
});
