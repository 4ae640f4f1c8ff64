import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callChurch, signIn } from './call-church.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

const DEMO = 'mock-server/demo.ts';
const MOCK_SERVER = 'mock-server/hosts/http-main.ts';

/** How a command ends: what it printed, and its exit code. */
interface End {
  readonly code: unknown;
  readonly errors: string;
  readonly output: string;
}

/** A command in a process of its own, as npm starts it. */
function start(script: string, words: readonly string[], port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const ended = once(child, 'exit').then(([code]: unknown[]): End => ({ code, errors: errors.trim(), output }));
  const printed = async (text: string) => {
    // oxlint-disable-next-line no-await-in-loop -- each piece of the output comes after the one before
    while (!output.includes(text)) await once(child.stdout, 'data');
    return output;
  };
  return { child, ended, printed };
}

let runs = 0;

/** A command in this process, which must refuse its words before it listens. */
async function refusalOf(script: string, words: readonly string[], port = '5999'): Promise<End> {
  const [output, errors] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', script, ...words]);
  vi.stubEnv('PORT', port);
  // A module runs once for each address.
  await import(/* @vite-ignore */ `${project}${script}?run=${(runs += 1)}`);
  const code = process.exitCode;
  process.exitCode = undefined;
  const written = (spy: typeof output) => spy?.mock.calls.map(([text]) => String(text)).join('') ?? '';
  return { code, errors: written(errors).trim(), output: written(output) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each([
  ['mock-server', MOCK_SERVER],
  ['demo', DEMO],
])('npm run %s, given something wrong', (name, script) => {
  it('says so in one line and exits with 1: an unknown argument', async () => {
    const sentence = new RegExp(String.raw`^Unknown option '--wrold'\. Usage: npm run ${name} .+$`);
    expect(await refusalOf(script, ['--wrold', 'empty'])).toEqual({
      code: 1,
      errors: expect.stringMatching(sentence),
      output: '',
    });
  });

  it.each(['eighty', '65536', '-1'])('says so in one line and exits with 1: the port %s', async (port) => {
    const errors = `PORT is "${port}": it must be a whole number from 0 to 65535.`;
    expect(await refusalOf(script, [], port)).toEqual({ code: 1, errors, output: '' });
  });

  it('says so in one line and exits with 1, in a process of its own: a port in use', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const errors = `Port ${port} is already in use. Set PORT to a free one, for example PORT=${port + 1}.`;
    expect(await start(script, [], port).ended).toEqual({ code: 1, errors, output: '' });
    taken.close();
  });
});

describe('npm run mock-server', () => {
  it.each([
    ['a world that it does not know', ['--world', 'nowhere'], /^No world is named "nowhere"\. Known: everyday, .+\.$/],
    [
      'to listen for others who were not let in',
      ['--host', '0.0.0.0'],
      /^At 0\.0\.0\.0 others could reach this mock, .+ add --public\.$/,
    ],
  ])('refuses %s', async (_, words, sentence) => {
    expect(await refusalOf(MOCK_SERVER, words)).toEqual({
      code: 1,
      errors: expect.stringMatching(sentence),
      output: '',
    });
  });

  it('answers on a free port, tells who can sign in, and ends with Ctrl+C', async () => {
    const { child, ended, printed } = start(MOCK_SERVER, ['--world', 'empty'], 0);
    const output = await printed('Stop with Ctrl+C.');
    const [, host = ''] = /(http:\/\/localhost:\d+)\/api\/ \(world: empty\)/.exec(output) ?? [];
    expect(output).toMatch(/Admin +junghoon\.park@example\.org +Somang1976#/);
    const { bearer } = await signIn(fetch, host);
    expect((await callChurch(fetch, `${host}/api/Member`, { headers: bearer })).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
  });
});
