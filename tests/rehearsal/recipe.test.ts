import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adaptRecipe, type Places, readRecipe } from './recipe.ts';

const README = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
const PLACES: Places = {
  ports: { plain: 8080, secure: 8443 },
  root: '/tmp/here/www',
  certificate: '/tmp/here/cert.pem',
  key: '/tmp/here/key.pem',
  headers: '/tmp/here/headers.conf',
  reload: 'nginx -p /tmp/here -s reload',
};

describe("CONT-05 the rehearsal takes README's own recipe", () => {
  it('with its servers and what is typed for a build', () => {
    const { servers, deployment } = readRecipe(README);
    expect(servers).toMatch(/^server \{$/m);
    expect(deployment).toContain('dist/_headers');
  });

  it('and changes nothing of it but places', () => {
    const { servers, deployment } = readRecipe(README);
    const adapted = adaptRecipe({ servers, deployment }, PLACES);
    const changed = (before: string, after: string): readonly string[] =>
      after.split('\n').filter((line, at) => line !== before.split('\n')[at]);
    expect(changed(servers, adapted.servers).every((line) => /127\.0\.0\.1:8|\/tmp\/here\//.test(line))).toBe(true);
    expect(changed(deployment, adapted.deployment).every((line) => line.includes('/tmp/here'))).toBe(true);
    expect(`${adapted.servers}${adapted.deployment}`).not.toMatch(/\/etc\/|\/var\//);
  });

  it('and says so when README names a place no more', () => {
    const recipe = { servers: 'server { listen 8000; }', deployment: 'scp dist' };
    expect(() => adaptRecipe(recipe, PLACES)).toThrow('names "listen 80;" no more');
  });

  it.each([
    ['## Hosting\n\n## Browsers\n', '0 blocks of nginx'],
    ['## Hosting\n\n```nginx\na;\n```\n\n```nginx\nb;\n```\n\n## Browsers\n', '2 blocks of nginx'],
  ])('and says so when it cannot be found in %j', (readme, sentence) => {
    expect(() => readRecipe(readme)).toThrow(sentence);
  });
});
