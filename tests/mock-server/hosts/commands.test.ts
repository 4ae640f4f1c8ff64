import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callChurch, signIn } from './call-church.ts';

// Starting a process takes long on a busy computer.
vi.setConfig({ testTimeout: 60_000 });

const project = fileURLToPath(new URL('../../..', import.meta.url));

const start = (script: string, args: string[], port: number | string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
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
  const ended = once(child, 'exit').then(([code]: unknown[]) => ({ code, errors: errors.trim(), output }));
  const printed = async (text: string) => {
    // oxlint-disable-next-line no-await-in-loop -- each piece of the output comes after the one before
    while (!output.includes(text)) await once(child.stdout, 'data');
    return output;
  };
  return { child, ended, printed };
};

const listen = async (port: number): Promise<Server> => {
  const server = createServer();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const commands = [
  ['mock-server', 'mock-server/hosts/http-main.ts'],
  ['demo', 'mock-server/demo.ts'],
] as const;

describe.each(commands)('npm run %s, given something wrong', (_, script) => {
  let taken: Server;

  beforeAll(async () => {
    taken = await listen(0);
  });
  afterAll(() => void taken.close());

  it.each([
    ['an unknown argument', ['--wrold', 'empty'], 5999, /^Unknown option '--wrold'\. Usage: npm run .+$/],
    ['a port that is no number', [], 'eighty', /^PORT is "eighty": it must be a whole number from 1 to 65535\.$/],
  ])('says so in one line and exits with 1: %s', async (_what, args, port, sentence) => {
    const { code, errors, output } = await start(script, args, port).ended;
    expect(errors).toMatch(sentence);
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });

  it('says so in one line and exits with 1: a port in use', async () => {
    const port = portOf(taken);
    const { code, errors, output } = await start(script, [], port).ended;
    expect(errors).toBe(`Port ${port} is already in use. Set PORT to a free one, for example PORT=${port + 1}.`);
    expect({ code, output }).toEqual({ code: 1, output: '' });
  });
});

describe('npm run mock-server', () => {
  it('refuses a world that it does not know', async () => {
    const { code, errors } = await start('mock-server/hosts/http-main.ts', ['--world', 'nowhere'], 5999).ended;
    expect(errors).toMatch(/^No world is named "nowhere"\. Known: everyday, .+\.$/);
    expect(code).toBe(1);
  });

  it('listens for others only when told that they may', async () => {
    const refused = await start('mock-server/hosts/http-main.ts', ['--host', '0.0.0.0'], 5999).ended;
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^At 0\.0\.0\.0 others could reach this mock, .+ add --public\.$/);
  });

  it('answers on its port, tells who can sign in, and ends with Ctrl+C', async () => {
    const probe = await listen(0);
    const port = portOf(probe);
    probe.close();
    await once(probe, 'close');
    const { child, ended, printed } = start('mock-server/hosts/http-main.ts', ['--world', 'empty'], port);
    const output = await printed('Stop with Ctrl+C.');
    expect(output).toContain(`http://localhost:${port}/api/ (world: empty)`);
    expect(output).toMatch(/Admin +junghoon\.park@example\.org +Somang1976#/);
    const { bearer } = await signIn(fetch, `http://localhost:${port}`);
    const members = await callChurch(fetch, `http://localhost:${port}/api/Member`, { headers: bearer });
    expect(members.status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
  });
});
