/** A session of a browser by the W3C WebDriver protocol: the few commands that the journeys need. */
export interface Session {
  /** The version of the browser. */
  readonly version: string;
  /** Sends a command of the session. @throws Error with the driver's words */
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** The key of an element's reference, by the specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Begins a session. @param driver the address of the driver, without a slash at its end */
export async function beginSession(driver: string, capabilities: object): Promise<Session> {
  const answer = await command(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const address = `${driver}/session/${textAt(answer, 'sessionId')}`;
  return {
    version: textAt(fieldOf(answer, 'capabilities'), 'browserVersion'),
    send: (method, path, body) => command(`${address}/${path}`, method, body ?? (method === 'POST' ? {} : undefined)),
    end: async () => void (await command(address, 'DELETE')),
  };
}

/** The reference of an element that a command has found. */
export const elementIn = (value: unknown): string => textAt(value, ELEMENT);

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value = fieldOf(answer, 'value');
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${textAt(value, 'error')}: ${textAt(value, 'message')}`);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function textAt(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}
