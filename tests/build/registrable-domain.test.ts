import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { getDomain } from '../../mock-server/hosts/registrable-domain.ts';

describe("msw's cookies in the demo's bundle (MOCK-01)", () => {
  it('use only the function of their list of domains that is replaced', async () => {
    const ofMsw = createRequire(import.meta.resolve('msw'));
    const code = await readFile(ofMsw.resolve('tough-cookie'), 'utf8');
    const uses = [...code.matchAll(/tldts\.(\w+)|import (.+) from "tldts"/g)].map(([, name, names]) => name ?? names);
    expect(new Set(uses)).toEqual(new Set(['getDomain']));
  });

  it("take the demo's host for a domain of one owner", () => {
    expect(getDomain('demo.church.org')).toBe('demo.church.org');
  });
});
