import assert from 'node:assert/strict';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { Ask } from './ask.ts';
import type { Log } from './log.ts';
import { API, SITE } from './network.ts';

const { email, password } = personas.member;
const PREFLIGHT = {
  'Access-Control-Request-Method': 'PUT',
  'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,if-match',
};

/** The server on its own origin accepts the calls of the site, and of no other. */
export async function checkCalls(log: Log, ask: Ask): Promise<void> {
  log.heading('The church on an origin of its own');
  await log.check('a preflight of the site is let in, with credentials and every header that it sends', async () => {
    const { status, headers } = await ask(`${API}/api/Duty/5/members/15`, {
      method: 'OPTIONS',
      headers: { Origin: SITE, ...PREFLIGHT },
    });
    assert.equal(status, 204);
    assert.equal(headers['access-control-allow-origin'], SITE);
    assert.equal(headers['access-control-allow-credentials'], 'true');
    const allowed = headers['access-control-allow-headers']?.toLowerCase() ?? '';
    for (const name of PREFLIGHT['Access-Control-Request-Headers'].split(',')) assert.ok(allowed.includes(name), name);
  });
  await log.check('a page of another site is let in nowhere', async () => {
    const headers = { Origin: 'https://elsewhere.example.net' };
    const answers = await Promise.all([
      ask(`${API}/api/Announcement`, { headers }),
      ask(`${API}/api/Announcement`, { method: 'OPTIONS', headers: { ...headers, ...PREFLIGHT } }),
    ]);
    for (const answer of answers) assert.equal(answer.headers['access-control-allow-origin'], undefined);
  });
  await log.check('the refresh cookie is Secure, hidden from scripts, and for this site alone', async () => {
    const { status, headers } = await ask(`${API}/api/account/login`, {
      method: 'POST',
      headers: { Origin: SITE, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    assert.equal(status, 200);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\/api\/Account/])
      assert.match(cookie, part);
    assert.doesNotMatch(cookie, /Domain=/);
  });
}
