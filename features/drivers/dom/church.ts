import { getResponse } from 'msw';
import { createBackend } from '../../../mock-server/backend.ts';
import { exchange } from '../../../mock-server/hosts/cookie-exchange.ts';
import { createCookieJar } from '../../../mock-server/hosts/cookie-jar.ts';
import { SCENARIO_BUILD } from '../../../tests/tools/scenarios/builds.ts';
import type { Answer, Church, Question } from '../../support/church.ts';

/** The mocked server in the process, with the cookies of its browser: one for each worker, reset for each scenario. */
export interface ProcessChurch extends Church {
  /** Resets it to the everyday world at the beginning of a scenario, without faults and cookies. */
  readonly reset: () => Promise<void>;
  /** Answers what a page sends. @throws Error when the connection breaks */
  readonly answer: (request: Request) => Promise<Response>;
}

/** @param now the time of the page, which the church shares */
export async function openProcessChurch(now: () => number): Promise<ProcessChurch> {
  const jar = createCookieJar();
  const backend = await createBackend({
    now: () => new Date(now()),
    ask: (handlers, request) => exchange(handlers, request, jar),
  });

  /** Bypasses network, call log and faults: a call of the scenario's set-up is not one of the page. */
  const ask = async ({ method, path, body, token }: Question): Promise<Answer> => {
    const headers = new Headers();
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const address = `${SCENARIO_BUILD.VITE_API_BASE_URL}api/${path}`;
    const response = await backend.ask(new Request(address, { method, headers, ...content }));
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    return { status: response.status, json: isJson ? (JSON.parse(text) as unknown) : undefined };
  };

  const startAnew = async (): Promise<void> => void (await ask({ method: 'POST', path: 'demo/reset' }));

  return {
    ask,
    reset() {
      jar.replace([]);
      backend.control.change({ world: 'everyday' });
      return startAnew();
    },
    // The page and the church share one clock.
    passTime: () => undefined,
    startAt: startAnew,
    async answer(request) {
      const response = await getResponse([...backend.handlers], request);
      if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
