import { answerFaults } from '../../tools/contract/calls.ts';
import type { Host } from './host.ts';

const isApiCall = (path: string): boolean => /^\/api\/(?!demo\/)/i.test(path);

const jsonIn = (text: string): unknown => (text === '' ? undefined : (JSON.parse(text) as unknown));

/**
 * The same host, whose every answer is validated by the OpenAPI document: only the statuses and shapes that it contains
 * are allowed (CONT-01). A method that an address does not have is no call of the document.
 */
export const agreeing = <Kind extends Host>(host: Kind): Kind => ({
  ...host,
  fetch: async (path, init = {}) => {
    const response = await host.fetch(path, init);
    if (!isApiCall(path) || response.status === 405) return response;
    const contentType = response.headers.get('Content-Type') ?? '';
    const json = contentType.includes('json') ? jsonIn(await response.clone().text()) : undefined;
    const faults = answerFaults(
      { method: init.method ?? 'GET', url: path },
      { status: response.status, contentType, json },
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return response;
  },
});
