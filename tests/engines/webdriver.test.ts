import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession, elementIn } from './webdriver.ts';

/** The commands that a driver is sent, and its answers; an unknown path is an error in the driver's own form. */
const sent: string[] = [];
const ANSWERS: Readonly<Record<string, unknown>> = {
  'POST /session': { sessionId: 'one', capabilities: { browserVersion: '2.50.6' } },
  'POST /session/one/element': { 'element-6066-11e4-a52e-4f735466cecf': 'input-1' },
  'GET /session/one/url': 'https://www.example.org/',
  'DELETE /session/one': null,
};

describe('a session of the WebDriver protocol', () => {
  let driver: Server;
  let address = '';
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const pieces = await request.toArray();
      const call = `${request.method} ${request.url}`;
      sent.push(`${call} ${pieces.join('')}`.trim());
      const isKnown = call in ANSWERS;
      const trouble = { error: 'unknown command', message: 'It knows no such thing' };
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ value: isKnown ? ANSWERS[call] : trouble }));
    };
    driver = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => void driver.listen(0, '127.0.0.1', resolve));
    const bound = driver.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => void driver.close(resolve)));

  it('sends its commands to where the driver has it, and ends', async () => {
    const { send, end, version } = await beginSession(address, { browserName: 'MiniBrowser' });
    expect(version).toBe('2.50.6');
    const found = await send('POST', 'element', { using: 'css selector', value: 'input' });
    expect(elementIn(found)).toBe('input-1');
    await expect(send('GET', 'url')).resolves.toBe('https://www.example.org/');
    await end();
    expect(sent).toEqual([
      'POST /session {"capabilities":{"alwaysMatch":{"browserName":"MiniBrowser"}}}',
      'POST /session/one/element {"using":"css selector","value":"input"}',
      'GET /session/one/url',
      'DELETE /session/one',
    ]);
  });

  it("tells of a failure in the driver's words", async () => {
    const { send } = await beginSession(address, {});
    await expect(send('POST', 'fly')).rejects.toThrow('POST /session/one/fly: unknown command: It knows no such thing');
  });
});
