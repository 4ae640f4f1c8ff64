import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createHttpClient } from '@/adapters/http/client.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import { PUBLISH_ANNOUNCEMENT } from '@/composition/announcements.editing.ts';
import { writtenBibleStudies } from '@/composition/attachments.editing.ts';
import { PUBLISH_EVENT } from '@/composition/events.editing.ts';
import { announcements as announcementKind } from '@/composition/post-kinds.ts';
import { LASTING_CALLS, SESSION_AUTHORITY, WITH_KEY } from '@/composition/tokens.ts';
import { UPLOAD_GATEWAY } from '@/composition/uploads.ts';
import { makeRemovePost } from '@/content/posts/post-page.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type HttpHost, startHttpHost } from '../../mock-server/hosts/http.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { aDraft } from '../builders/announcement.ts';
import { anEventDraft } from '../builders/event-draft.ts';
import { aFile } from '../builders/upload-file.ts';
import { type BreakingProxy, openBreakingProxy } from '../fakes/breaking-proxy.ts';
import { coreOf } from '../fakes/core.ts';
import { FakeFormRequest } from '../fakes/form-request.ts';
import { stillClock } from '../fakes/still-clock.ts';

const POST = 'POST /api/Announcement';
const LIST = 'GET /api/Announcement?page=1&itemsPerPage=10';

let host: HttpHost;
let proxy: BreakingProxy;

beforeEach(async () => {
  const clock = stillClock();
  host = await startHttpHost({ port: 0, world: 'empty', now: () => clock.now() });
  proxy = await openBreakingProxy(host.url);
});
afterEach(async () => {
  proxy.close();
  await host.close();
});

/** The application's wiring with a signed-in editor, on real sockets. */
async function editorsCore() {
  const baseUrl = `${proxy.url}/`;
  const core = await coreOf({ send: createHttpClient({ baseUrl, timeoutMs: 15_000 }) });
  const { get, replace, session, faults } = core;
  const createRequest = () => new FakeFormRequest((url, init) => fetch(url, init));
  replace(
    UPLOAD_GATEWAY,
    makeXhrUploads(
      { baseUrl, silenceMs: 15_000, createRequest },
      {
        authority: get(SESSION_AUTHORITY),
        log: faults,
        lasting: get(LASTING_CALLS),
        withKey: get(WITH_KEY),
      },
    ),
  );
  const { email, password } = personas.editor;
  session.send({ type: 'signIn.asked', credentials: { email, password } });
  await waitFor(session, (snapshot) => snapshot.matches('authenticated'));
  return core;
}

const announcements = () => host.backend.church.announcements.all();

describe('REL-16 a connection that breaks after the server’s work', () => {
  it('posts an announcement once that the browser then repeats', async () => {
    const { get } = await editorsCore();
    proxy.breaks(POST, 'repeat');
    expect(await get(PUBLISH_ANNOUNCEMENT)(aDraft())).toMatchObject({ kind: 'done', value: aDraft() });
    expect(announcements()).toHaveLength(1);
  });

  it('looks for an announcement, and finds it, before a failure is reported', async () => {
    const { get } = await editorsCore();
    proxy.breaks(POST, 'lose');
    const outcome = await get(PUBLISH_ANNOUNCEMENT)(aDraft());
    expect(announcements()).toHaveLength(1);
    expect(outcome).toMatchObject({ kind: 'done', value: { ...aDraft(), id: announcements()[0]?.id } });
  });

  it('leaves an announcement unconfirmed that cannot be looked for, and sends it again with the same key', async () => {
    const { get } = await editorsCore();
    const publish = get(PUBLISH_ANNOUNCEMENT);
    proxy.breaks(POST, 'lose');
    proxy.breaks(LIST, 'lose');
    expect(await publish(aDraft())).toEqual(refused('unconfirmed'));
    expect(await publish(aDraft())).toMatchObject({ kind: 'done' });
    expect(announcements()).toHaveLength(1);
  });

  it('looks for an event on its days', async () => {
    const { get } = await editorsCore();
    proxy.breaks('POST /api/Event', 'lose');
    expect(await get(PUBLISH_EVENT)(anEventDraft())).toMatchObject({ kind: 'done' });
    expect(host.backend.church.events.all()).toHaveLength(1);
  });

  it('stores a question sheet once, whether the browser repeats it or it is looked for', async () => {
    const { get } = await editorsCore();
    const publish = (title: string) =>
      get(writtenBibleStudies.publisher).publish({
        fields: [['title', title]],
        files: [aFile('문제지.pdf', 'pdf')],
        notifyProgress: () => undefined,
      });
    proxy.breaks('POST /api/BibleStudy', 'repeat', 'lose');
    expect(await publish('요한복음 1과')).toMatchObject({ outcome: { kind: 'done' } });
    expect(await publish('요한복음 2과')).toMatchObject({ outcome: { kind: 'done' } });
    expect(host.backend.church.bibleStudies.all()).toHaveLength(2);
  });

  it('reports no error for a deletion that the browser repeats', async () => {
    const { get, client } = await editorsCore();
    await get(PUBLISH_ANNOUNCEMENT)(aDraft());
    const [posted] = announcements();
    const path = `api/Announcement/${posted?.id}`;
    proxy.breaks(`DELETE /${path}`, 'repeat');
    expect(await client({ method: 'DELETE', path })).toMatchObject({ status: 204 });
    expect(announcements()).toEqual([]);
  });

  it('looks whether a post is gone whose deletion was not answered', async () => {
    const { get } = await editorsCore();
    await get(PUBLISH_ANNOUNCEMENT)(aDraft());
    const id = announcements()[0]?.id ?? 0;
    proxy.breaks(`DELETE /api/Announcement/${id}`, 'lose');
    const remove = makeRemovePost(get(announcementKind.repository));
    expect(await remove(id)).toEqual(done(null));
    expect(announcements()).toEqual([]);
  });
});
