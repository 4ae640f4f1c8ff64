import { type HttpHost, startHttpHost } from '../../../mock-server/hosts/http.ts';
import { SCENARIO_BUILD } from '../../../tests/tools/scenarios/builds.ts';
import type { Answer, Church, Question } from '../../support/church.ts';
import { SCENARIO_START } from '../../support/scenario-start.ts';

/** The mocked server on a port: one for each test worker, reset for each scenario. */
export interface PortChurch extends Church {
  /** Browser argument that maps the host of the built site's server to this one. */
  readonly browserArgument: string;
  /** Resets it to the everyday world at the beginning of a scenario, without faults. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPortChurch(): Promise<PortChurch> {
  let startedAt = Date.parse(SCENARIO_START);
  let began = Date.now();
  const host = await startHttpHost({ port: 0, now: () => new Date(startedAt + Date.now() - began) });
  const startAt = async (time: number): Promise<void> => {
    startedAt = time;
    began = Date.now();
    await askInside(host, { method: 'POST', path: 'demo/reset' });
  };
  return {
    browserArgument: `--host-resolver-rules=MAP ${new URL(SCENARIO_BUILD.VITE_API_BASE_URL).host} ${new URL(host.url).host}`,
    reset() {
      host.backend.control.change({ world: 'everyday' });
      return startAt(Date.parse(SCENARIO_START));
    },
    startAt,
    ask: (question) => askInside(host, question),
    passTime: (milliseconds) => void (startedAt += milliseconds),
    close: host.close,
  };
}

/** Bypasses network, call log and faults: a call of the scenario's set-up is not one of the page. */
async function askInside({ backend, url }: HttpHost, { method, path, body, token }: Question): Promise<Answer> {
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await backend.ask(new Request(`${url}/api/${path}`, { method, headers, ...content }));
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const [cookie] = response.headers.getSetCookie();
  return {
    status: response.status,
    json: isJson ? (JSON.parse(text) as unknown) : undefined,
    setCookie: cookie,
  };
}
