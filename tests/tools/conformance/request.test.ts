import { describe, expect, it } from 'vitest';
import { readConformanceRequest } from './request.ts';

const PASSWORD = 'Secret1976!';
const ENV = { CONTRACT_PASSWORD: PASSWORD };
const NEEDED = ['--server', 'https://api.example.org/', '--as', 'admin@example.org'];

describe('what npm run test:contract is asked for (CONT-03)', () => {
  it('is to read, and to report into reports/contract', () => {
    expect(readConformanceRequest(NEEDED, ENV)).toEqual({
      server: 'https://api.example.org',
      email: 'admin@example.org',
      password: PASSWORD,
      writes: false,
      json: 'reports/contract/report.json',
      html: 'reports/contract/index.html',
    });
  });

  it('can be more', () => {
    const words = [...NEEDED, '--site', 'https://www.example.org/home', '--writes', '--json', 'a.json'];
    expect(readConformanceRequest(words, ENV)).toMatchObject({
      site: 'https://www.example.org',
      writes: true,
      json: 'a.json',
    });
  });

  it.each([
    ['no server', NEEDED.slice(2), ENV, '--server is missing'],
    ['nobody', NEEDED.slice(0, 2), ENV, '--as is missing'],
    ['no password', NEEDED, {}, 'CONTRACT_PASSWORD is empty'],
    ['no address', ['--server', 'api', '--as', 'a@b.c'], ENV, '--server is no address'],
    ['a password in the address', ['--server', 'https://a:Secret1976!@b.c', '--as', 'a@b.c'], ENV, 'carries a name'],
    [
      'a connection that others can read',
      ['--server', 'http://api.example.org', '--as', 'a@b.c'],
      ENV,
      'for all to read',
    ],
    ['a password among its words', [...NEEDED, '--password', PASSWORD], ENV, 'Unknown option'],
  ])('is refused: %s', (_, words, env, sentence) => {
    const reading = () => readConformanceRequest(words, env);
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow(PASSWORD);
  });
});
