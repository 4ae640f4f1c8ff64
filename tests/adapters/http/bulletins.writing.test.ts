import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import { makeLastingCalls } from '@/adapters/http/client.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { UploadGateway, UploadOutcome } from '@/content/uploads/uploads.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { aFile } from '../../builders/upload-file.ts';
import { BASE_URL, type OpenChurch, openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { FakeFormRequest } from '../../fakes/form-request.ts';
import { sessionAuthority } from '../../fakes/scripted-sender.ts';

let church: OpenChurch | undefined;
afterEach(() => church?.host.close());

const tokenIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'accessToken' in body ? String(body.accessToken) : '';

async function openPublisher() {
  const opened = await openChurch();
  church = opened;
  const { email, password } = personas.editor;
  const signedIn = await opened.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const token = tokenIn(signedIn.kind === 'answered' ? signedIn.body : undefined);
  const { authority } = sessionAuthority({ bearer: () => Promise.resolve({ kind: 'authenticated', token }) });
  const settings = {
    baseUrl: BASE_URL,
    silenceMs: 1000,
    createRequest: () => new FakeFormRequest((url, init) => opened.host.fetch(url, init)),
  };
  return {
    ...opened,
    publisher: makeHttpBulletinPublisher(
      makeXhrUploads(settings, {
        authority,
        log: recordedFailures(),
        lasting: makeLastingCalls(),
        withKey: undefined,
      }),
    ),
    repository: makeHttpBulletinRepository((call) => opened.send({ ...call, bearer: token }), BASE_URL),
  };
}

const printing = (...files: readonly File[]) => ({
  label: 'Sun2026Nov22',
  mode: 'append' as const,
  files,
  notifyProgress: () => undefined,
});
const answering = (outcome: UploadOutcome) => {
  const uploads: UploadGateway = { send: () => Promise.resolve(outcome) };
  return makeHttpBulletinPublisher(uploads).publish(printing(aFile('1.png'), aFile('2.png'), aFile('1.png')));
};
const said = (fileName: string, uploaded: boolean, errorMsg: string | null = '') => ({ fileName, uploaded, errorMsg });

describe('BULL-05 publishing a bulletin with the mocked server', () => {
  it('makes its pages readable, in order, and names the refused ones with a reason (BULL-06)', async () => {
    const { publisher, repository } = await openPublisher();
    const printed = await publisher.publish(
      printing(aFile('1.png'), aFile('2.png', 'program'), aFile('3.jpg', 'jpeg')),
    );
    expect(printed).toEqual(done([{ index: 1, fileName: '2.png', message: '이미지 파일이 아닙니다.' }]));
    const pages = await repository.pages('Sun2026Nov22');
    expect(pages.kind === 'done' && pages.value).toHaveLength(2);
  });

  it('adds pages to the chosen week, or replaces its pages', async () => {
    const { publisher, repository } = await openPublisher();
    const chosen = { ...printing(aFile('1.png')), label: 'Sun2026Nov15' };
    await publisher.publish(chosen);
    await publisher.publish(chosen);
    const appended = await repository.pages('Sun2026Nov15');
    expect(appended.kind === 'done' && appended.value).toHaveLength(2);
    await publisher.publish({ ...chosen, mode: 'replace' });
    const replaced = await repository.pages('Sun2026Nov15');
    expect(replaced.kind === 'done' && replaced.value).toHaveLength(1);
  });

  it('BULL-08 can be undone by deleting', async () => {
    const { publisher, repository } = await openPublisher();
    await publisher.publish(printing(aFile('1.png')));
    expect(await repository.remove('Sun2026Nov22')).toEqual(done(null));
    expect(await repository.pages('Sun2026Nov22')).toEqual(done([]));
    expect(await repository.remove('Sun2026Nov22')).toEqual(refused('notFound'));
  });
});

describe('BULL-06 the results of an upload', () => {
  it('are in the order of the files', async () => {
    const results = [said('a', true), said('b', false, 'dark'), said('c', false, null)];
    expect(await answering(done(results))).toEqual(
      done([
        { index: 1, fileName: '2.png', message: 'dark' },
        { index: 2, fileName: '1.png', message: '' },
      ]),
    );
  });

  it('are matched by name where the server omits some', async () => {
    const results = [said('1.png', true), said('2.png', false, 'dark')];
    expect(await answering(done(results))).toEqual(
      done([
        { index: 1, fileName: '2.png', message: 'dark' },
        { index: 2, fileName: '1.png', message: '' },
      ]),
    );
  });

  it.each([null, {}, 'text', [1], [{ fileName: '1.png' }], [{ uploaded: 'yes' }]])(
    'REL-13 are malformed as %j',
    async (body) => {
      expect(await answering(done(body))).toEqual(refused('malformed'));
    },
  );
});
