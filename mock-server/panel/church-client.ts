import * as z from 'zod/mini';
import { mailSchema } from '../church/schemas/accounts.ts';
import { type Fault, faultsSchema, type Network, networkSchema, worldSchema } from '../control/control-schema.ts';
import type { Persona } from '../seeds/personas.ts';
import type { WorldName } from '../seeds/worlds.ts';
import type { PanelEvent } from './panel.machine.ts';
import type { ChurchView } from './panel-model.ts';

export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** The server's answer to a login. */
export type Login =
  | { readonly kind: 'admitted'; readonly token: string }
  | { readonly kind: 'refused' | 'unreachable' | 'failed' };

/** The calls that the panel sends: those under `api/demo/`, and the product's own for signing in and out. */
export interface ChurchClient {
  readonly view: () => Promise<Omit<ChurchView, 'signedIn'>>;
  readonly login: (persona: Persona) => Promise<Login>;
  /** A token of the last login session, as if most of its time had passed. */
  readonly agedToken: (persona: Persona, secondsLeft: number) => Promise<string>;
  readonly logout: (token: string) => Promise<void>;
  readonly enter: (world: WorldName) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly setNetwork: (network: Network) => Promise<void>;
  readonly setFaults: (faults: readonly Fault[]) => Promise<void>;
  /** An ISO instant, or null for the real time. */
  readonly setClock: (now: string | null) => Promise<void>;
}

const stateSchema = z.object({
  world: worldSchema,
  seededOn: z.nullable(z.string()),
  clock: z.nullable(z.string()),
  now: z.string(),
  network: networkSchema,
  faults: faultsSchema,
});
const tokenSchema = z.object({ accessToken: z.string().check(z.minLength(1)) });

const json = (method: string, body?: unknown): RequestInit => ({
  method,
  credentials: 'include',
  ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
});

/** @throws from every call but `login` and `logout` when the server does not answer as expected. */
export const createChurchClient = (send: Send): ChurchClient => {
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await send(`/api/${path}`, init);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response;
  };
  const put = async (name: string, body: unknown): Promise<void> => {
    await ask(`demo/${name}`, json('PUT', body));
  };

  return {
    async view() {
      const [state, mails] = await Promise.all([ask('demo/state'), ask('demo/mails')]);
      const { clock, ...rest } = stateSchema.parse(await state.json());
      return { ...rest, isClockSet: clock !== null, mails: z.array(mailSchema).parse(await mails.json()) };
    },
    async login({ email, password }) {
      try {
        const response = await send('/api/account/login', json('POST', { email, password }));
        if (response.status === 401) return { kind: 'refused' };
        if (!response.ok) return { kind: 'failed' };
        return { kind: 'admitted', token: tokenSchema.parse(await response.json()).accessToken };
      } catch (error) {
        return { kind: error instanceof TypeError ? 'unreachable' : 'failed' };
      }
    },
    async agedToken({ email }, secondsLeft) {
      const response = await ask('demo/token', json('POST', { email, secondsLeft }));
      return tokenSchema.parse(await response.json()).accessToken;
    },
    async logout(token) {
      const init = { ...json('DELETE'), headers: { Authorization: `Bearer ${token}` } };
      // Signing out succeeds even if the call fails.
      await send('/api/Account/Revoke', init).catch(() => undefined);
    },
    enter: (world) => put('world', { world }),
    reset: async () => void (await ask('demo/reset', json('POST'))),
    setNetwork: (network) => put('network', network),
    setFaults: (faults) => put('faults', faults),
    setClock: (now) => put('clock', { now }),
  };
};

/** Subscribes to changes of the church's memory in this tab, by part. */
export type OnChange = (listener: (part: string) => void) => void;

/** The parts that the panel shows. */
const shownParts = ['mails', 'settings', 'accounts', 'refreshTokens'];

interface WatchOptions {
  readonly onChange: OnChange;
  readonly signedIn: () => string | undefined;
}

/**
 * Watches the church without polling: this tab knows its own changes, other tabs notify of theirs, and the church is
 * read again when the window becomes visible. The product stores a token only after the server has answered, so each
 * further call checks again who is signed in.
 */
export const createChurchWatch =
  ({ onChange, signedIn }: WatchOptions) =>
  (tell: (event: PanelEvent) => void): (() => void) => {
    const channel = new BroadcastChannel('demo-panel');
    let isDue = false;
    const changed = (): void => {
      if (isDue) return;
      isDue = true;
      // Debounced: entering a world writes hundreds of records.
      setTimeout(() => {
        isDue = false;
        tell({ type: 'church.changed' });
      });
    };
    const looked = (): void => {
      if (document.visibilityState === 'visible') changed();
    };
    onChange((part) => {
      if (shownParts.includes(part)) {
        changed();
        channel.postMessage(part);
      } else if (part === 'calls') tell({ type: 'session.seen', signedIn: signedIn() });
    });
    channel.addEventListener('message', changed);
    window.addEventListener('focus', looked);
    document.addEventListener('visibilitychange', looked);
    return () => {
      channel.close();
      window.removeEventListener('focus', looked);
      document.removeEventListener('visibilitychange', looked);
    };
  };
