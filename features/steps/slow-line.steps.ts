import { Given, When } from '@cucumber/cucumber';
import type { CDPSession } from 'playwright';
import type { ChurchWorld } from '../support/world.ts';
import { SERVER, startServer } from './built-site.steps.ts';

const sessions = new WeakMap<ChurchWorld, CDPSession>();

/**
 * The calls leave the browser themselves, to the church's port: only then does their line have a speed, and an upload a
 * progress.
 */
Given(
  'the server of the built site, without any post, answers over a line of its own',
  async function (this: ChurchWorld) {
    const { url: church } = await startServer(this, 'empty');
    const line = await this.context.newCDPSession(this.page);
    line.on('Fetch.requestPaused', ({ requestId, request }) => {
      const url = `${church}/${request.url.slice(SERVER.length)}`;
      // Who has left the page takes its calls along.
      line.send('Fetch.continueRequest', { requestId, url }).catch(() => undefined);
    });
    await line.send('Fetch.enable', { patterns: [{ urlPattern: `${SERVER}*` }] });
    sessions.set(this, line);
  },
);

When('the line carries {int} kB a second', async function (this: ChurchWorld, kilobytes: number) {
  await limit(this, kilobytes * 1000);
});

When('the line is as fast as it can be', async function (this: ChurchWorld) {
  await limit(this, -1);
});

/** @param bytes a second, upwards; -1 for no limit */
async function limit(world: ChurchWorld, bytes: number): Promise<void> {
  const line = sessions.get(world);
  if (line === undefined) throw new Error('The server has no line of its own');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytes };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', conditions);
}
