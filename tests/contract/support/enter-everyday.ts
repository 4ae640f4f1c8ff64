import type { Host } from './host.ts';
import { movableClock } from './movable-clock.ts';

/** Sets the clock to the beginning of every suite, and fills the church with the everyday world of that day. */
export async function enterEveryday(host: Pick<Host, 'fetch'>): Promise<void> {
  const control = async (name: string, body: object): Promise<void> => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'PUT', body: JSON.stringify(body), headers };
    const { status } = await host.fetch(`/api/demo/${name}`, init);
    if (status !== 200) throw new Error(`The church refused to set its ${name}: ${status}`);
  };
  await control('clock', { now: movableClock().now() });
  await control('world', { world: 'everyday' });
}
