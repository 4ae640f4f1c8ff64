import { When } from '@cucumber/cucumber';
import type { CDPSession } from 'playwright';
import type { ChurchWorld } from '../support/world.ts';

const sessions = new WeakMap<ChurchWorld, CDPSession>();

When('the line carries {int} kB a second', async function (this: ChurchWorld, kilobytes: number) {
  await limit(this, kilobytes * 1000);
});

When('the line is as fast as it can be', async function (this: ChurchWorld) {
  await limit(this, -1);
});

/** @param bytes a second, upwards; -1 for no limit */
async function limit(world: ChurchWorld, bytes: number): Promise<void> {
  const line = sessions.get(world) ?? (await world.context.newCDPSession(world.page));
  sessions.set(world, line);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytes };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', conditions);
}
