import type { Ask, Reply } from './ask.ts';
import { type Difference, type Finding, notAsked, verdictOn } from './verdict.ts';

const NAME = 'CORS';
const REQUIREMENTS: readonly string[] = ['AUTH-19'];

/** The preflights of a page: one call of each kind that every server has. */
const PREFLIGHTS = [
  { method: 'GET', path: '/api/Member', headers: ['authorization'] },
  { method: 'POST', path: '/api/account/login', headers: ['content-type', 'idempotency-key'] },
  { method: 'DELETE', path: '/api/Announcement/1', headers: ['authorization', 'idempotency-key'] },
] as const;

/** Whether a browser lets the pages of the site call the server and read its answers. */
export async function corsFinding(ask: Ask, site: string | undefined): Promise<Finding> {
  if (site === undefined)
    return {
      name: NAME,
      requirements: REQUIREMENTS,
      verdict: notAsked('--site does not say where the pages come from'),
    };
  const preflights = await Promise.all(PREFLIGHTS.map((one) => preflightDifferences(ask, one, site)));
  const answer = await ask({ method: 'GET', path: '/api/Announcement?page=1&itemsPerPage=1' });
  const differences = [...preflights.flat(), ...originDifferences('GET /api/Announcement', answer, site)];
  return {
    name: NAME,
    requirements: REQUIREMENTS,
    verdict: verdictOn(differences),
    consequences:
      differences.length === 0
        ? []
        : [`Pages of ${site} show a failure in the place of what browsers keep from them of this server's answers.`],
  };
}

async function preflightDifferences(
  ask: Ask,
  { method, path, headers }: (typeof PREFLIGHTS)[number],
  site: string,
): Promise<readonly Difference[]> {
  const reply = await ask({
    method: 'OPTIONS',
    path,
    headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers.join(',') },
  });
  const name = `OPTIONS ${path}`;
  const isOpen = reply.status >= 200 && reply.status < 300;
  if (!isOpen) return [{ where: name, expected: 'a status from 200 to 299', got: reply.trouble ?? `${reply.status}` }];
  const methods = wordsOf(reply, 'Access-Control-Allow-Methods');
  const allowed = wordsOf(reply, 'Access-Control-Allow-Headers');
  const missing = headers.filter((header) => !allowed.includes(header));
  return [
    ...originDifferences(name, reply, site),
    // GET and POST need no permission of their own.
    ...(method === 'DELETE' && !methods.includes('delete')
      ? [{ where: `${name}: Access-Control-Allow-Methods`, expected: method, got: 'not among them' }]
      : []),
    ...(missing.length === 0
      ? []
      : [{ where: `${name}: Access-Control-Allow-Headers`, expected: missing.join(', '), got: 'not among them' }]),
  ];
}

const ORIGINS: Readonly<Record<string, string>> = { '': 'none', '*': '*' };

const wordsOf = ({ headers }: Reply, name: string): readonly string[] =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());

function originDifferences(name: string, { headers }: Reply, site: string): readonly Difference[] {
  const origin = headers.get('Access-Control-Allow-Origin');
  const credentials = headers.get('Access-Control-Allow-Credentials');
  // With credentials a browser accepts no wildcard: the origin must be named.
  if (origin !== site)
    return [{ where: `${name}: Access-Control-Allow-Origin`, expected: site, got: ORIGINS[origin ?? ''] ?? 'another' }];
  if (credentials !== 'true')
    return [{ where: `${name}: Access-Control-Allow-Credentials`, expected: 'true', got: 'not true' }];
  return [];
}
