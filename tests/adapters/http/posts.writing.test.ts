import { afterEach, describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import { makeLastingCalls } from '@/adapters/http/client.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import { makePostPublisher } from '@/adapters/http/posts.writing.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { UploadField, UploadGateway, UploadOutcome } from '@/content/uploads/uploads.ports.ts';
import type { PostSending } from '@/content/writing/writing.ports.ts';
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

async function publishers() {
  const opened = await openChurch();
  church = opened;
  const { email, password } = personas.editor;
  const signedIn = await opened.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const token = tokenIn(signedIn.kind === 'answered' ? signedIn.body : undefined);
  const { authority } = sessionAuthority({ bearer: () => Promise.resolve({ kind: 'authenticated', token }) });
  const createRequest = () => new FakeFormRequest((url, init) => opened.host.fetch(url, init));
  const uploads = makeXhrUploads(
    { baseUrl: BASE_URL, silenceMs: 1000, createRequest },
    {
      authority,
      log: recordedFailures(),
      lasting: makeLastingCalls(),
      withKey: undefined,
    },
  );
  return {
    ...opened,
    studies: makePostPublisher(uploads, BASE_URL, BIBLE_STUDIES),
    repository: makeHttpPostRepository(opened.send, BASE_URL, BIBLE_STUDIES),
    advertisements: makePostPublisher(uploads, BASE_URL, ADVERTISEMENTS),
    board: makeHttpPostRepository(opened.send, BASE_URL, ADVERTISEMENTS),
  };
}

const sending = (fields: readonly UploadField[], ...files: readonly File[]): PostSending => ({
  fields,
  files,
  notifyProgress: () => undefined,
});

const aSheet = () => sending([['title', '요한복음 3장']], aFile('요한복음.pdf', 'pdf'));
const texts: readonly UploadField[] = [
  ['title', '한글학교 교사 모집'],
  ['content', '함께하실 분을 기다립니다.'],
  ['author', '교육부'],
];

describe('BIBL-02 publishing a question sheet with the mocked server', () => {
  it('puts it at the top, with its PDF at the returned address', async () => {
    const { studies, repository, host } = await publishers();
    const report = await studies.publish(aSheet());
    const study = report.outcome.kind === 'done' ? report.outcome.value : undefined;
    expect(report.failures).toEqual([]);
    expect(study).toEqual({
      id: expect.any(Number),
      title: '요한복음 3장',
      created: '2026-11-20',
      sheet: `${BASE_URL}api/bibleStudy/${study?.id}/download`,
    });
    expect(await repository.page(1)).toEqual(done([study]));
    const pdf = await host.fetch(study?.sheet ?? '');
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  });

  it('REL-24 is refused with the server’s reason for the file', async () => {
    const { studies } = await publishers();
    expect(await studies.publish(sending([['title', '제목']], aFile('사진.pdf', 'png')))).toEqual({
      outcome: refused('wrongKind'),
      failures: [{ index: 0, fileName: '사진.pdf', message: 'PDF 파일이 아닙니다.' }],
    });
  });

  it('REL-24 is refused with the name of the field', async () => {
    const { studies } = await publishers();
    expect(await studies.publish(sending([['title', ' ']], aFile('a.pdf', 'pdf')))).toMatchObject({
      outcome: refused('titleRefused'),
      failures: [],
    });
  });
});

describe('ADVT-02 publishing an advertisement with the mocked server', () => {
  it('puts it at the top with its images in order, at addresses of the server', async () => {
    const { advertisements, board } = await publishers();
    const report = await advertisements.publish(sending(texts, aFile('1.png'), aFile('2.jpg', 'jpeg')));
    const advertisement = report.outcome.kind === 'done' ? report.outcome.value : undefined;
    expect(advertisement).toMatchObject({
      title: '한글학교 교사 모집',
      content: '함께하실 분을 기다립니다.',
      author: '교육부',
    });
    expect(advertisement?.images).toHaveLength(2);
    expect(advertisement?.images.every((image) => image.startsWith(BASE_URL))).toBe(true);
    expect(await board.page(1)).toEqual(done([advertisement]));
  });

  it('needs no images', async () => {
    const { advertisements } = await publishers();
    expect(await advertisements.publish(sending(texts))).toMatchObject({
      outcome: { kind: 'done', value: { images: [] } },
    });
  });

  it('REL-24 is refused as a whole, with a reason for each file that is no image', async () => {
    const { advertisements, board } = await publishers();
    const files = [aFile('1.png'), aFile('2.png', 'program'), aFile('3.png', 'pdf')];
    expect(await advertisements.publish(sending(texts, ...files))).toEqual({
      outcome: refused('wrongKind'),
      failures: [
        { index: 1, fileName: '2.png', message: '이미지 파일이 아닙니다.' },
        { index: 2, fileName: '3.png', message: '이미지 파일이 아닙니다.' },
      ],
    });
    expect(await board.page(1)).toEqual(done([]));
  });
});

/** A publisher whose upload ends as the test says. */
const answering = (outcome: UploadOutcome) => {
  const uploads: UploadGateway = { send: () => Promise.resolve(outcome) };
  return makePostPublisher(uploads, '/', ADVERTISEMENTS);
};

describe('the fields and files that a failure names', () => {
  const said = (errors: unknown) => answering({ ...refused('invalid'), body: { title: 'Bad Request', errors } });
  const file = (name: string) => aFile(name.normalize('NFD'));
  const post = sending(texts, file('표지.png'), file('둘째.png'));

  it.each([
    [{ Title: ['too long'] }, 'titleRefused'],
    [{ author: ['?'], CONTENT: ['?'] }, 'contentRefused'],
    [{ '$.author': ['?'] }, 'authorRefused'],
    [{ 'title[0]': ['?'] }, 'titleRefused'],
    [{ 'title.0': ['?'] }, 'titleRefused'],
    [{ subtitle: ['?'] }, 'invalid'],
    [{ $: ['?'] }, 'invalid'],
    [{}, 'invalid'],
    [null, 'invalid'],
    [{ title: 'too long' }, 'invalid'],
    ['title', 'invalid'],
  ])('%j: %s', async (errors, reason) => {
    expect((await said(errors).publish(post)).outcome).toEqual(refused(reason));
  });

  it('are only fields that were sent', async () => {
    const uploads: UploadGateway = {
      send: () => Promise.resolve({ ...refused('invalid'), body: { errors: { Content: ['?'] } } }),
    };
    const publisher = makePostPublisher(uploads, '/', BIBLE_STUDIES);
    expect((await publisher.publish(aSheet())).outcome).toEqual(refused('invalid'));
  });

  it.each([
    [{ '둘째.png': ['dark', 'small'] }, [{ index: 1, message: 'dark small' }]],
    [{ 'images[0]': ['dark'] }, [{ index: 0, message: 'dark' }]],
    [{ Images: ['dark'] }, []],
    [{ 'other.png': ['dark'] }, []],
  ])('%j names the files %j', async (errors, failures) => {
    expect((await said(errors).publish(post)).failures).toMatchObject(failures);
    expect((await said(errors).publish(post)).failures).toHaveLength(failures.length);
  });

  it('include the only file when its field is named', async () => {
    const one = sending(texts, aFile('표지.png'));
    expect((await said({ Images: ['dark'] }).publish(one)).failures).toMatchObject([{ index: 0, message: 'dark' }]);
  });
});

it('AUTH-19 the form is sent to the configured server, with all files in one field', async () => {
  const sent: unknown[] = [];
  const uploads: UploadGateway = {
    send: ({ path, fields }) => {
      sent.push([path, fields.map(([name, value]) => [name, value instanceof File ? value.name : value])]);
      return Promise.resolve(done(undefined));
    },
  };
  await makePostPublisher(uploads, '/', ADVERTISEMENTS).publish(sending(texts, aFile('1.png'), aFile('2.png')));
  await makePostPublisher(uploads, '/', BIBLE_STUDIES).publish(aSheet());
  expect(sent).toEqual([
    ['api/advertisement', [...texts, ['Images', '1.png'], ['Images', '2.png']]],
    [
      'api/BibleStudy',
      [
        ['title', '요한복음 3장'],
        ['file', '요한복음.pdf'],
      ],
    ],
  ]);
});
