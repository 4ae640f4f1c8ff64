import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import { makePostPublisher } from '@/adapters/http/posts.writing.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { UploadGateway } from '@/content/uploads/uploads.ports.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { aFile } from '../builders/upload-file.ts';
import { BASE_URL, type OpenChurch, openChurch } from '../fakes/church.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { FakeFormRequest } from '../fakes/form-request.ts';
import { sessionAuthority } from '../fakes/scripted-sender.ts';
import { writingCalls } from './port-calls.ts';

const path = '*';

/** Successes that are not from the API's server: a host's HTML page, and half an answer. */
const garbled: readonly Fault[] = [
  { path, mode: 'html' },
  { path, mode: 'malformed' },
];

/** Successes of a server that carries out the call but answers with little or nothing. */
const unagreed: readonly Fault[] = [
  { path, mode: 'emptyBody' },
  { path, mode: 'malformed', body: null },
  { path, mode: 'malformed', body: 42 },
  { path, mode: 'malformed', body: 'done' },
  { path, mode: 'malformed', body: {} },
  { path, mode: 'malformed', body: { title: '제목' } },
  { path, mode: 'malformed', body: [null] },
];

let church: OpenChurch;

beforeAll(async () => {
  church = await openChurch();
});
afterAll(() => church.host.close());

const uploads = (): UploadGateway =>
  makeXhrUploads(
    {
      baseUrl: BASE_URL,
      silenceMs: 15_000,
      createRequest: () => new FakeFormRequest((url, init) => church.host.fetch(url, init)),
    },
    sessionAuthority().authority,
    recordedFailures(),
  );

const page = () => ({
  label: 'Sun2026Nov22',
  mode: 'append' as const,
  files: [aFile('1.png')],
  fields: [],
  notifyProgress: () => undefined,
});

/** Every form with files has an agreed answer. */
const sendings: readonly { readonly name: string; readonly run: () => Promise<Outcome<unknown, string>> }[] = [
  { name: 'a bulletin', run: () => makeHttpBulletinPublisher(uploads(), recordedFailures()).publish(page()) },
  {
    name: 'a question sheet',
    run: async () => (await makePostPublisher(uploads(), BASE_URL, BIBLE_STUDIES).publish(page())).outcome,
  },
  {
    name: 'an advertisement',
    run: async () => (await makePostPublisher(uploads(), BASE_URL, ADVERTISEMENTS).publish(page())).outcome,
  },
];

describe('REL-13, REL-26 a success that is not from the API’s server is a failure', () => {
  describe.each(garbled)('%o', (fault) => {
    it.each(writingCalls)('$name', async ({ run }) => {
      church.spoil(fault);
      expect(await run(church.send)).toMatchObject({ kind: 'refused' });
    });

    it.each(sendings)('$name', async ({ run }) => {
      church.spoil(fault);
      expect(await run()).toMatchObject({ kind: 'refused', reason: 'malformed' });
    });
  });
});

describe('REL-13 a real success', () => {
  describe.each(unagreed)('%o', (fault) => {
    it.each(writingCalls.filter(({ isAgreed }) => isAgreed !== true))(
      'needs no body where none is agreed: $name',
      async ({ run }) => {
        church.spoil(fault);
        expect(await run(church.send)).toMatchObject({ kind: 'done' });
      },
    );

    it.each(writingCalls.filter(({ isAgreed }) => isAgreed === true))(
      'needs the agreed body: $name',
      async ({ run }) => {
        church.spoil(fault);
        expect(await run(church.send)).toMatchObject({ kind: 'refused', reason: 'malformed' });
      },
    );

    it.each(sendings)('needs the agreed body: $name', async ({ run }) => {
      church.spoil(fault);
      expect(await run()).toMatchObject({ kind: 'refused', reason: 'malformed' });
    });
  });
});
