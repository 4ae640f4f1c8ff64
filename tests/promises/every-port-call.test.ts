import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { draftCallsOf } from '@/adapters/http/posts.drafts.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const adapters = path('../../src/adapters/http');
const files = readdirSync(adapters);

/** A port that all kinds of posts share, called with the arguments of one of them. */
const kind = { ...ANNOUNCEMENTS, ...draftCallsOf(ANNOUNCEMENTS, POST_FIELDS) };

/** The calls of the ports, under the names that they have for three with many calls. */
const calls = readFileSync(path('./port-calls.ts'), 'utf8')
  .replaceAll(/\bgateway\(client\)/g, 'makeHttpAccountGateway()')
  .replaceAll(/\bdrafts\(client\)/g, 'makeHttpPostDraftRepository()')
  .replaceAll(/\bsession\./g, 'makeHttpSessionGateway().');

const portsOf = async (file: string): Promise<readonly (readonly [make: string, call: string])[]> => {
  const module: Readonly<Record<string, unknown>> = await import(`${adapters}/${file}`);
  const makers = Object.entries(module).filter(([name]) => name.startsWith('makeHttp'));
  return makers.flatMap(([name, make]) => {
    // Creating an adapter sends nothing.
    const port: unknown =
      typeof make === 'function' ? make(() => undefined, 'https://church.example/', kind) : undefined;
    return Object.keys(port ?? {}).map((call) => [name, call] as const);
  });
};

const ports = (await Promise.all(files.map(portsOf))).flat();

describe('REL-13, REL-26 every call of a port is tested with faults', () => {
  it('there are calls', () => {
    expect(ports).toContainEqual(['makeHttpBulletinRepository', 'arrange']);
    expect(ports.length).toBeGreaterThan(50);
  });

  it.each(ports)('%s: %s', (make, call) => {
    expect(calls).toMatch(new RegExp(`\\b${make}\\((?:[^()]|\\([^()]*\\))*\\)\\s*\\)?\\s*\\.${call}\\(`));
  });
});
