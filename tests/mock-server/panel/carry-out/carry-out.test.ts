import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NodeHost, openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { createCarryOut, createTokenDrawer, emailIn } from '../../../../mock-server/panel/carry-out.ts';
import { createChurchClient } from '../../../../mock-server/panel/church-client.ts';
import { demoUsers } from '../../../../mock-server/panel/panel-model.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { callChurch, refresh } from '../../hosts/call-church.ts';
import { memoryStorage } from '../memory-storage.ts';

const base = 'http://church.test';
const noon = new Date('2026-11-18T15:00:00.000Z');
const away = { latencyMs: 0, offline: true };
const fault = { method: 'GET', path: 'Member', mode: 'status', status: 500 } as const;

describe('what a click in the demo panel does (MOCK-03)', () => {
  let host: NodeHost;
  let storage: Storage;
  let now = noon;

  beforeEach(async () => {
    now = noon;
    host = await openNodeHost({ world: 'everyday', now: () => now });
    storage = memoryStorage();
  });
  afterEach(() => host.close());

  const church = () => createChurchClient((path, init) => host.fetch(`${base}${path}`, init));
  const tokens = () => createTokenDrawer(() => storage);
  const carryOut = (copy: (text: string) => Promise<void> = () => Promise.resolve()) =>
    createCarryOut({ church: church(), tokens: tokens(), copy });
  const whoIsIn = () => emailIn(tokens().read());
  const readMembers = (token = tokens().read()) =>
    callChurch(host.fetch, `${base}/api/Member`, { headers: { Authorization: `Bearer ${token}` } });
  const expiry = () => (decodeJwt(tokens().read() ?? '').exp ?? 0) * 1000 - now.getTime();

  it.each(['member', 'editor', 'admin'] as const)('signs the %s in as the product does', async (demoUser) => {
    expect(await carryOut()({ kind: 'become', demoUser })).toEqual({
      status: { kind: 'became', demoUser },
      reloads: true,
    });
    expect(whoIsIn()).toBe(personas[demoUser].email);
    expect(storage.getItem('jwtToken')).toBe(storage.getItem('AccessToken'));
    expect(host.backend.control.calls.all().at(-1)).toMatchObject({ method: 'POST', path: '/api/account/login' });
  });

  it('signs out for the visitor, and ends the login session', async () => {
    await carryOut()({ kind: 'become', demoUser: 'admin' });
    const token = tokens().read() ?? '';
    await carryOut()({ kind: 'become', demoUser: 'visitor' });
    expect([whoIsIn(), storage.length]).toEqual([undefined, 0]);
    expect((await refresh(host.fetch, base, token)).status).toBe(401);
  });

  it('gives a member a token whose time is nearly over, and that can be refreshed', async () => {
    await carryOut()({ kind: 'become', demoUser: 'expiring' });
    expect([whoIsIn(), expiry()]).toEqual([personas.member.email, 30_000]);
    const token = tokens().read() ?? '';
    const ownRoles = () =>
      callChurch(host.fetch, `${base}/api/role/myRoles`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await ownRoles()).status).toBe(200);
    now = new Date(noon.getTime() + 31_000);
    expect((await ownRoles()).status).toBe(403);
    expect((await refresh(host.fetch, base, token)).status).toBe(200);
  });

  it('shows the server’s answer for the unconfirmed user, who is not signed in', async () => {
    await carryOut()({ kind: 'become', demoUser: 'admin' });
    const result = await carryOut()({ kind: 'become', demoUser: 'unconfirmed' });
    expect(result).toEqual({ status: { kind: 'notConfirmed', demoUser: 'unconfirmed' }, reloads: true });
    expect(whoIsIn()).toBeUndefined();
  });

  it('signs the unconfirmed person in once a mail of the mailbox was answered', async () => {
    const { email } = personas.unconfirmed;
    const init = { method: 'POST', body: JSON.stringify({ email }), headers: { 'Content-Type': 'application/json' } };
    await callChurch(host.fetch, `${base}/api/Account/ResendEmailConfirmation`, init);
    const [mail] = (await church().view()).mails;
    await callChurch(host.fetch, `${base}${mail?.link?.replace('/confirmEmail', '/api/Account/ConfirmEmail')}`);
    await carryOut()({ kind: 'become', demoUser: 'unconfirmed' });
    expect(whoIsIn()).toBe(email);
  });

  it('changes nothing when the server does not answer, or refuses', async () => {
    await carryOut()({ kind: 'become', demoUser: 'member' });
    await carryOut()({ kind: 'setNetwork', network: away });
    const offline = await carryOut()({ kind: 'become', demoUser: 'admin' });
    expect(offline).toEqual({ status: { kind: 'offline' }, reloads: false });
    host.backend.control.reset();
    await host.backend.church.accounts.update((query) => query.where({ email: personas.admin.email }), {
      data: (account) => {
        account.password = 'Changed1976!';
      },
    });
    const refused = await carryOut()({ kind: 'become', demoUser: 'admin' });
    expect(refused).toEqual({ status: { kind: 'refused', demoUser: 'admin' }, reloads: false });
    expect(whoIsIn()).toBe(personas.member.email);
  });

  it.each([
    ['another world', { kind: 'enterWorld', world: 'hostile' }],
    ['a reset', { kind: 'reset' }],
    ['records again', { kind: 'refill', world: 'everyday' }],
    ['another day', { kind: 'setDate', date: '2027-03-01' }],
  ] as const)('keeps the same person signed in over %s', async (_, command) => {
    await carryOut()({ kind: 'become', demoUser: 'admin' });
    expect((await carryOut()(command)).reloads).toBe(true);
    expect(whoIsIn()).toBe(personas.admin.email);
    expect((await readMembers()).status).toBe(200);
    expect((await refresh(host.fetch, base, tokens().read() ?? '')).status).toBe(200);
  });

  it('recreates the records for the day that was chosen', async () => {
    await carryOut()({ kind: 'setDate', date: '2027-03-10' });
    expect((await church().view()).seededOn).toBe('2026-11-18');
    const result = await carryOut()({ kind: 'refill', world: 'everyday' });
    expect(result).toEqual({ status: { kind: 'refilled' }, reloads: true });
    expect(await church().view()).toMatchObject({ seededOn: '2027-03-10', isClockSet: true, world: 'everyday' });
    const sundays = host.backend.church.bulletins.all().map(({ date }) => date);
    expect(sundays).toContain('2027-03-14');
  });

  it('ends the session of a user who is not in the new world, and keeps it on another day of the same world', async () => {
    const somebody = {
      ...personas.member,
      id: crypto.randomUUID(),
      email: 'new@example.org',
      roles: [],
      memberId: null,
    };
    await host.backend.church.accounts.create(somebody);
    tokens().put(await church().agedToken(somebody, 600));
    await carryOut()({ kind: 'setDate', date: '2027-03-01' });
    expect(whoIsIn()).toBe('new@example.org');
    await carryOut()({ kind: 'reset' });
    expect(whoIsIn()).toBeUndefined();
  });

  it('sets the clock to ten in the morning of a day in Asunción, and back', async () => {
    await carryOut()({ kind: 'setDate', date: '2026-12-25' });
    expect(await church().view()).toMatchObject({ isClockSet: true, now: '2026-12-25T13:00:00.000Z' });
    await carryOut()({ kind: 'setDate', date: null });
    expect(await church().view()).toMatchObject({ isClockSet: false, now: noon.toISOString() });
  });

  it('adds faults to those that are active, and takes away the one that was chosen', async () => {
    const other = { ...fault, path: 'Zone' };
    await carryOut()({ kind: 'addFault', fault });
    await carryOut()({ kind: 'addFault', fault: other });
    expect((await church().view()).faults).toEqual([fault, other]);
    await carryOut()({ kind: 'removeFault', fault });
    expect((await church().view()).faults).toEqual([other]);
  });

  it('copies, and says when the browser does not let it', async () => {
    const copied: string[] = [];
    const copy = async (text: string) => void copied.push(text);
    expect((await carryOut(copy)({ kind: 'copy', text: 'a@b.org' })).status).toEqual({ kind: 'copied' });
    expect(copied).toEqual(['a@b.org']);
    const denied = () => Promise.reject(new Error('denied'));
    expect((await carryOut(denied)({ kind: 'copy', text: 'a' })).status).toEqual({ kind: 'notCopied' });
  });

  it('offers every persona', () => {
    expect(demoUsers).toEqual(expect.arrayContaining(['visitor', ...Object.keys(personas)]));
  });
});
