import { beforeAll, describe, expect, it } from 'vitest';
import { offlineWorker } from '@/build/offline-worker.ts';
import { hostWorker } from '../../fakes/worker-host.ts';

const TOP = new URL('../../../', import.meta.url).pathname;

const MINIMUM = ['/assets/entry-1.js', '/assets/home-1.js', '/', '/shell.html'];
const REST = ['/assets/vision-1.js', '/intro/vision'];

let script: string;

beforeAll(async () => {
  script = await offlineWorker({ root: TOP, mode: 'production' }, 'https://api.church.test/', {
    entry: '/assets/entry-1.js',
    minimum: ['/assets/entry-1.js', '/assets/home-1.js'],
    shell: '/shell.html',
    pages: ['/intro/vision'],
    rest: ['/assets/vision-1.js'],
  });
});

const answer = (type: string, body = '') => new Response(body, { headers: { 'content-type': type } });

const ofThisBuild = (path: string): Response =>
  path.startsWith('/assets/') ? answer('text/javascript') : answer('text/html', '<script src="/assets/entry-1.js">');

const hosted = (connection = {}) => hostWorker(script, ofThisBuild, connection);

describe('OFFL-02 what the worker fetches ahead', () => {
  it('is what the site opens with, then the rest, each once', async () => {
    const { install, tell, fetched } = hosted();
    await install();
    expect(fetched()).toEqual(MINIMUM);
    await tell('keep-rest');
    expect(fetched()).toEqual(REST);
    await tell('keep-rest');
    expect(fetched()).toEqual([]);
  });

  it('is everything again once it was deleted, what the site opens with first', async () => {
    const { install, tell, saved, fetched } = hosted();
    await install();
    await tell('clear');
    expect(saved()).toEqual([]);
    fetched();
    await tell('keep-rest');
    expect(fetched()).toEqual([...MINIMUM, ...REST]);
    expect(saved().toSorted()).toEqual([...MINIMUM, ...REST].toSorted());
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'is only what the site opens with for %o, also once it was deleted',
    async (connection) => {
      const { install, tell, fetched } = hosted(connection);
      await install();
      await tell('clear');
      fetched();
      await tell('keep-rest');
      expect(fetched()).toEqual(MINIMUM);
    },
  );
});

it('OFFL-03 nothing is saved that was still to be fetched when everything is deleted', async () => {
  const { install, tell, saved } = hosted();
  const installing = install();
  const deleting = tell('clear');
  await Promise.all([installing, deleting]);
  expect(saved()).toEqual([]);
});

it('OFFL-02 what another tab asks for during a deletion is fetched after it, and is complete', async () => {
  const { install, tell, saved } = hosted();
  await install();
  await Promise.all([tell('clear'), tell('keep-rest')]);
  expect(saved().toSorted()).toEqual([...MINIMUM, ...REST].toSorted());
});
