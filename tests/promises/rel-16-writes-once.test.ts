import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { makeHttpRestorations } from '@/adapters/http/restorations.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import { makeRemoveMember, makeSaveMember } from '@/admin/members/members.use-cases.ts';
import { ANNOUNCEMENT_PUBLISHER } from '@/composition/announcements.editing.ts';
import { writtenAdvertisements, writtenBibleStudies } from '@/composition/attachments.editing.ts';
import { MEMBER_REPOSITORY } from '@/composition/members.ts';
import { announcements } from '@/composition/post-kinds.ts';
import { AUTHENTICATED_CLIENT, LASTING_CALLS, SESSION_AUTHORITY } from '@/composition/tokens.ts';
import { UPLOAD_GATEWAY } from '@/composition/uploads.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { NOON } from '../builders/access-token.ts';
import { aDraft } from '../builders/announcement.ts';
import { aMember } from '../builders/member.ts';
import { aFile } from '../builders/upload-file.ts';
import { BASE_URL, type OpenChurch, openChurch } from '../fakes/church.ts';
import { coreOf, type FakeCore } from '../fakes/core.ts';
import { FakeFormRequest } from '../fakes/form-request.ts';

const { email, password } = personas.editor;

interface Write {
  readonly call: string;
  /** Writes as a form or a list does, without the interface. */
  readonly write: (core: FakeCore) => Promise<unknown>;
}

const sheet = { fields: [['title', '제목']], files: [aFile('1.pdf', 'pdf')], notifyProgress: () => undefined } as const;
const pictured = {
  fields: Object.entries(aDraft()),
  files: [aFile('1.png')],
  notifyProgress: () => undefined,
};

const writes: readonly Write[] = [
  {
    call: 'POST /api/Announcement',
    write: ({ get }) => get(ANNOUNCEMENT_PUBLISHER).post(aDraft(), NOON),
  },
  {
    call: 'DELETE /api/Announcement/1',
    write: ({ get }) => get(announcements.repository).remove(1),
  },
  {
    call: 'POST /api/BibleStudy',
    write: ({ get }) => get(writtenBibleStudies.publisher).publish(sheet),
  },
  {
    call: 'DELETE /api/bibleStudy/1',
    write: ({ get }) => get(writtenBibleStudies.repository).remove(1),
  },
  {
    call: 'POST /api/advertisement',
    write: ({ get }) => get(writtenAdvertisements.publisher).publish(pictured),
  },
  {
    call: 'DELETE /api/advertisement/1',
    write: ({ get }) => get(writtenAdvertisements.repository).remove(1),
  },
  {
    call: 'POST /api/Member',
    write: ({ get }) => get(MEMBER_REPOSITORY).add({ name: '황보라', gender: 'female', birthDate: '1990-02-28' }),
  },
  {
    call: 'PUT /api/member/7',
    write: ({ get }) => makeSaveMember(get(MEMBER_REPOSITORY))(aMember(), '"1"'),
  },
  {
    call: 'DELETE /api/member/7',
    write: ({ get }) => makeRemoveMember(get(MEMBER_REPOSITORY))(7),
  },
  {
    call: 'POST /api/member/7/restore',
    write: ({ get }) => makeHttpRestorations(get(AUTHENTICATED_CLIENT)).restore('member', 7),
  },
];

/** The path of the write. */
const path = '';

const faults: readonly (readonly [Fault, number])[] = [
  [{ path, mode: 'networkError' }, 1],
  [{ path, mode: 'hang' }, 1],
  [{ path, mode: 'truncated' }, 1],
  [{ path, mode: 'html' }, 1],
  [{ path, mode: 'emptyBody' }, 1],
  [{ path, mode: 'malformed' }, 1],
  [{ path, mode: 'status', status: 400 }, 1],
  [{ path, mode: 'status', status: 401 }, 2],
  [{ path, mode: 'status', status: 403 }, 2],
  [{ path, mode: 'status', status: 409 }, 1],
  [{ path, mode: 'status', status: 413 }, 1],
  [{ path, mode: 'status', status: 415 }, 1],
  [{ path, mode: 'status', status: 429 }, 1],
  [{ path, mode: 'status', status: 500 }, 1],
  [{ path, mode: 'status', status: 503 }, 1],
];

describe.each(writes)(
  'REL-16 $call is never repeated, except for the one retry after 401 or 403',
  ({ call, write }) => {
    let church: OpenChurch;
    let core: FakeCore;
    /** How long a form waits without progress: a call that is never answered ends soon, any other may take long. */
    let silenceMs = 15_000;

    beforeAll(async () => {
      church = await openChurch();
      core = await coreOf({ send: church.send, clock: church.clock });
      const settings = {
        baseUrl: BASE_URL,
        get silenceMs() {
          return silenceMs;
        },
        createRequest: () => new FakeFormRequest((url, init) => church.host.fetch(url, init)),
      };
      core.replace(
        UPLOAD_GATEWAY,
        makeXhrUploads(settings, {
          authority: core.get(SESSION_AUTHORITY),
          log: core.faults,
          lasting: core.get(LASTING_CALLS),
          withKey: undefined,
        }),
      );
      core.session.send({ type: 'signIn.asked', credentials: { email, password } });
      await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
    });
    afterAll(() => church.host.close());

    it.each(faults)('%j: %i calls', async (fault, times) => {
      silenceMs = fault.mode === 'hang' ? 20 : 15_000;
      church.host.backend.control.reset();
      church.spoil({ ...fault, path: call.slice(call.indexOf('/api/')) });
      await write(core);
      expect(church.calls().filter((sent) => sent === call)).toHaveLength(times);
    });
  },
);
