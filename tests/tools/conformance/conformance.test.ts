import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpHost, startHttpHost } from '../../../mock-server/hosts/http.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { type Answer, type Breakage, type BreakingProxy, startBreakingProxy } from './breaking-proxy.ts';
import { runConformance } from './run.ts';

const { email, password } = personas.admin;
const SITE = 'http://localhost:5173';

const at =
  (call: string, spoil: (answer: Answer) => void): Breakage =>
  (name, answer) => {
    if (name === call) spoil(answer);
  };

const replaced = (call: string, from: RegExp, to: string): Breakage =>
  at(call, (answer) => {
    answer.body = answer.body.replaceAll(from, to);
  });

const status = (call: string, code: number): Breakage =>
  at(call, (answer) => {
    answer.status = code;
  });

const withoutInCookies =
  (attribute: RegExp): Breakage =>
  (_, answer) => {
    answer.cookies = answer.cookies.map((cookie) => cookie.replace(attribute, ''));
  };

const html = at('GET /api/session', (answer) => {
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  answer.body = '<!doctype html><title>Welcome</title>';
});

const noCors: Breakage = (_, { headers }) => {
  const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
  for (const name of names) headers.delete(name);
};

const anyOrigin: Breakage = (_, { headers }) => headers.set('Access-Control-Allow-Origin', '*');

/** Several at once, each of which has its own place. */
const together =
  (...breakages: readonly Breakage[]): Breakage =>
  (call, answer) => {
    for (const breakage of breakages) breakage(call, answer);
  };

interface Broken {
  readonly what: string;
  readonly breakage: Breakage;
  /** The line of the report about it. */
  readonly lines: readonly RegExp[];
}

const broken = (what: string, breakage: Breakage, ...lines: readonly RegExp[]): Broken => ({ what, breakage, lines });

/** Calls that no other test breaks, so that one run shows them all. */
const BREAKAGES: readonly Broken[] = [
  broken(
    'a field renamed',
    replaced('GET /api/Announcement', /"title":/g, '"titel":'),
    /differs {4}GET \/api\/Announcement\n +\/\*\/title: expected this field, got no such field/,
    /May not hold, ANNO-01: Announcements come ten at a time/,
  ),
  broken(
    'a field of another type',
    replaced('GET /api/Member', /"id":(\d+)/g, '"id":"$1"'),
    /differs {4}GET \/api\/Member\n +\/\*\/id: expected a whole number, got text like "9/,
  ),
  broken('a failure', status('GET /api/Event', 500), /differs {4}GET \/api\/Event\n +status: expected 200, got 500/),
  broken('HTML under 200', html, /GET \/api\/session\n +content type: expected application\/json, got text\/html/),
  broken(
    'no CORS',
    noCors,
    /differs {4}CORS\n +OPTIONS \/api\/Member: Access-Control-Allow-Origin: expected http:\/\/localhost:5173, got none/,
    /Pages of http:\/\/localhost:5173 show a failure/,
  ),
  broken(
    'a cookie without SameSite',
    withoutInCookies(/; SameSite=Lax/),
    /differs {4}the refresh cookie\n(?: .*\n)*? +SameSite: expected SameSite=Lax or Strict, got none/,
    /Each browser decides by itself/,
  ),
  broken(
    'a cookie without HttpOnly',
    withoutInCookies(/; HttpOnly/),
    /differs {4}the refresh cookie\n +HttpOnly: expected the attribute, got none/,
    /An injected script can steal/,
  ),
  broken(
    'a known call missing',
    status('GET /api/duty/withmembers', 404),
    /withmembers\n +status: expected 200, got 404/,
  ),
  broken(
    'a list that is none',
    replaced('GET /api/role', /^(.*)$/g, '{"items":$1}'),
    /differs {4}GET \/api\/role\n +body: expected a list, got an object/,
  ),
  broken(
    'a date in another form',
    replaced('GET /api/Announcement', /"created":"(\d+)-(\d+)-(\d+)[^"]*"/g, '"created":"$3/$2/$1"'),
    /\/\*\/created: expected text such as "2026-11-15T13:00:00.000Z", got text like "99\/99\/9999"/,
  ),
];

describe('a server held against the contract (CONT-03)', () => {
  let church: HttpHost;
  let proxy: BreakingProxy;
  let folder = '';
  beforeAll(async () => {
    church = await startHttpHost({ port: 0 });
    proxy = await startBreakingProxy(church.url);
    folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  });
  afterAll(async () => {
    await proxy.close();
    await church.close();
    await rm(folder, { recursive: true });
  });

  async function check(breakage: Breakage, writes = false) {
    proxy.breakBy(breakage);
    const said: string[] = [];
    const files = { json: join(folder, 'report.json'), html: join(folder, 'index.html') };
    const request = { server: proxy.url, site: SITE, email, password, writes, ...files };
    const isSound = await runConformance(request, (text) => void said.push(text));
    const written = await Promise.all(Object.values(files).map((file) => readFile(file, 'utf8')));
    const outputs = [said.join('\n'), ...written];
    expect(outputs.join('\n')).not.toContain(password);
    return { isSound, said: said.join('\n'), page: written[1] ?? '' };
  }

  const kept = () => {
    const { announcements, advertisements, bibleStudies, events } = church.backend.church;
    return [announcements, advertisements, bibleStudies, events].map((collection) => collection.all().length);
  };

  it('fits, where it is the mocked server', async () => {
    const before = kept();
    const { isSound, said, page } = await check(() => undefined);
    expect(isSound).toBe(true);
    expect(said).toMatch(/\n\d\d fits, 0 lacks, 0 differs, \d\d not asked\n/);
    expect(said).toContain('Nothing of what was asked stands in their way.');
    expect(said).toContain('not asked  POST /api/Announcement: it writes: only with --writes');
    expect(page).toContain('✓ fits');
    expect(kept()).toEqual(before);
  });

  describe('that is broken in ten ways', () => {
    let said = '';
    let isSound = true;
    beforeAll(async () => {
      ({ said, isSound } = await check(together(...BREAKAGES.map(({ breakage }) => breakage))));
    });

    it.each(BREAKAGES)('differs: $what', ({ lines }) => {
      for (const line of lines) expect(said).toMatch(line);
    });

    it('is not sound, and nothing else of it is blamed', () => {
      expect(isSound).toBe(false);
      expect(said).toMatch(/, 0 lacks, 8 differs, /);
    });
  });

  it('may answer by halves, and any origin with credentials', async () => {
    const { isSound, said } = await check(together(replaced('GET /api/Member', /\]$/g, ''), anyOrigin));
    expect(isSound).toBe(false);
    expect(said).toMatch(/GET \/api\/Member\n +body: expected JSON, got text that is no JSON/);
    expect(said).toMatch(/Access-Control-Allow-Origin: expected http:\/\/localhost:5173, got \*/);
  });

  it('may lack an added call, say more than the product reads, and even the password', async () => {
    const more = replaced('GET /api/Event', /"id":/g, `"${password}":1,"id":`);
    const { isSound, said } = await check(together(status('GET /api/Zone', 404), more));
    expect(isSound).toBe(true);
    expect(said).toContain('fits       GET /api/Event, with more: /*/•••');
    expect(said).toContain('lacks      GET /api/Zone: The page of zones says in a sentence that this server');
    expect(said).toMatch(/users will see\n- The page of zones says .* \(GET \/api\/Zone\)/);
  });

  it('has nobody signed in with a wrong password, and the rest is checked', async () => {
    const { isSound, said } = await check(status('POST /api/account/login', 401));
    expect(isSound).toBe(false);
    expect(said).toMatch(/POST \/api\/account\/login\n +status: expected 200, got 401/);
    expect(said).toContain('fits       GET /api/Announcement');
  });

  it.each<readonly [string, Breakage]>([
    ['all goes well', () => undefined],
    [
      'an answer names no id, a call fails after it has written, a list cannot be read',
      together(
        replaced('POST /api/Announcement', /"id":/g, '"number":'),
        // The id of a record that it has not created.
        replaced('POST /api/advertisement', /^.*$/gs, '{"id":1}'),
        status('POST /api/Event', 500),
        status('GET /api/bibleStudy', 500),
      ),
    ],
  ])('keeps nothing of what a check with --writes makes: %s', async (_, breakage) => {
    const before = kept();
    const { said } = await check(breakage, true);
    expect(said).toContain('fits       PUT /api/Announcement/{id}');
    expect(said).toContain('fits       DELETE /api/Announcement/{id}');
    expect(said).toContain('fits       PUT /api/BibleStudy/{id}');
    expect(said).toContain('fits       DELETE /api/bibleStudy/{id}');
    expect(said).not.toContain('still there');
    expect(kept()).toEqual(before);
  });

  it('that does not delete is told of, with the name of what stayed', async () => {
    let first = '';
    const forgetful: Breakage = (call, answer) => {
      if (call.startsWith('DELETE /api/Event/')) answer.status = 500;
      if (call !== 'GET /api/Event') return;
      if (first === '' && answer.body.includes('Contract check')) first = answer.body;
      answer.body = first === '' ? answer.body : first;
    };
    const { isSound, said } = await check(forgetful, true);
    expect(isSound).toBe(false);
    expect(said).toMatch(/differs {4}DELETE \/api\/Event\/\{id\}\n +status: expected 204, got 500/);
    expect(said).toMatch(/"Contract check [\w-]+", made by postEvent, is still there: take it away by hand/);
  });
});
