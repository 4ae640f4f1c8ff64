import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractPages } from '../../../mock-server/hosts/contract-pages.ts';
import { type HttpHost, startHttpHost } from '../../../mock-server/hosts/http.ts';

const kept = readFileSync(new URL('../../../mock-server/openapi.json', import.meta.url), 'utf8');

describe('CONT-01 the pages of the contract', () => {
  let host: HttpHost;
  beforeAll(async () => {
    host = await startHttpHost({ port: 0, world: 'empty', pages: contractPages });
  });
  afterAll(() => host.close());

  it('has the document as it is kept', async () => {
    const response = await fetch(`${host.url}/openapi.json`);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    const isKept = (await response.text()) === kept;
    expect(isKept, 'another document than mock-server/openapi.json: npm run openapi').toBe(true);
  });

  it('has a page to read and try it, which asks no other server', async () => {
    const html = await (await fetch(`${host.url}/docs`)).text();
    const parts = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address = '']) => address);
    expect(parts).toHaveLength(4);
    expect(parts.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
    const statuses = await Promise.all(parts.map(async (address) => (await fetch(host.url + address)).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('leaves everything else to the API', async () => {
    expect((await fetch(`${host.url}/api/Announcement`)).status).toBe(200);
    expect((await fetch(`${host.url}/docs/package.json`)).status).toBe(404);
    expect((await fetch(`${host.url}/docs`, { method: 'POST' })).status).toBe(404);
  });
});
