import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { announcementsWritingEntry } from '@/composition/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { aDraft } from '../builders/announcement.ts';
import { openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { publishedInto } from '../fakes/published-into.ts';
import { recordedRight } from '../fakes/publishing-right.ts';

const { email, password } = personas.editor;
const READING_BACK = { method: 'GET', path: '/api/Announcement/*' } as const;
const POST = 'POST /api/Announcement';

const faults: readonly Fault[] = [
  { ...READING_BACK, mode: 'networkError' },
  { ...READING_BACK, mode: 'hang' },
  { ...READING_BACK, mode: 'html' },
  { ...READING_BACK, mode: 'emptyBody' },
  { ...READING_BACK, mode: 'malformed' },
  { ...READING_BACK, mode: 'status', status: 403 },
  { ...READING_BACK, mode: 'status', status: 404 },
  { ...READING_BACK, mode: 'status', status: 500 },
];

describe('REL-20 an announcement that was posted but cannot be read back', () => {
  it.each(faults)('is shown as it was written, and is not posted again: $mode $status', async (fault) => {
    const church = await openChurch();
    const core = await coreOf({ send: church.send, clock: church.clock });
    core.session.send({ type: 'signIn.asked', credentials: { email, password } });
    await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
    church.spoil(fault);

    const published: Announcement[] = [];
    const provided = core.servicesOf(announcementsWritingEntry).form(publishedInto(published), recordedRight());
    const form = createActor(provided.machine, { input: provided.input() }).start();
    for (const [field, value] of Object.entries(aDraft())) form.send({ type: 'field.changed', field, value });
    form.send({ type: 'form.submitted' });
    await waitFor(form, () => core.toasts.subjects().length > 0);
    // A reader who presses the button again finds an empty form.
    form.send({ type: 'form.submitted' });

    expect(core.toasts.subjects()).toEqual(['announcementAdded']);
    expect(published).toMatchObject([aDraft()]);
    expect(church.calls().filter((call) => call === POST)).toHaveLength(1);
    expect(church.calls().filter((call) => call.startsWith('GET /api/Announcement/'))).not.toEqual([]);
    expect(church.host.backend.church.announcements.all()).toHaveLength(1);
    expect(provided.select(form.getSnapshot())).toMatchObject({ values: { title: '' }, failure: undefined });
    church.host.close();
  });
});
