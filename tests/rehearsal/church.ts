import * as z from 'zod';
import { loggedCallSchema } from '../../mock-server/control/control.ts';
import { SITE } from './network.ts';
import { type Running, start } from './running.ts';

/** The mocked server in a process of its own. */
export interface RunningChurch extends Running {
  readonly port: number;
  /** Moves its clock on, so that an access token of now was issued a day before. */
  readonly ageTokens: () => Promise<void>;
  /** The calls that it received, oldest first. */
  readonly calls: () => Promise<readonly string[]>;
}

const stateSchema = z.object({ now: z.iso.datetime() });
const callsSchema = z.array(loggedCallSchema);

const LIFETIME_MINUTES = 15;

/** Starts `npm run mock-server` on a port, for pages of the rehearsed site. */
export async function startChurch(top: string, port: number): Promise<RunningChurch> {
  const words = [process.execPath, '--import', 'tsx', 'mock-server/hosts/http-main.ts'] as const;
  const running = await start(
    {
      words: [...words, '--host', '127.0.0.1', '--origin', SITE],
      folder: top,
      environment: { PORT: String(port) },
    },
    (printed) => printed.includes('The mocked church answers at'),
  );
  const demo = `http://127.0.0.1:${port}/api/demo`;
  return {
    ...running,
    port,
    async ageTokens() {
      const { now } = stateSchema.parse(await readJson(`${demo}/state`));
      const later = new Date(Date.parse(now) + (LIFETIME_MINUTES + 1) * 60_000).toISOString();
      await fetch(`${demo}/clock`, { method: 'PUT', body: JSON.stringify({ now: later }), headers: JSON_BODY });
    },
    async calls() {
      const calls = callsSchema.parse(await readJson(`${demo}/calls`));
      return calls.map(({ method, path, status }) => `${method} ${path} ${status}`);
    },
  };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

const readJson = async (address: string): Promise<unknown> => (await fetch(address)).json();
