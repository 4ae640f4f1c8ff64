import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { announcementsWritingEntry } from '@/composition/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { canPublish } from '@/shared/roles.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { aDraft } from '../builders/announcement.ts';
import { BASE_URL, openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { publishedInto } from '../fakes/published-into.ts';
import { recordedRight } from '../fakes/publishing-right.ts';

const { email, password } = personas.editor;
const HOUR = 3_600_000;

/** An editor with a draft in the form, who has just lost the role. */
async function editorWhoseRoleIsTaken() {
  const church = await openChurch();
  const core = await coreOf({ send: church.send, clock: church.clock });
  core.session.send({ type: 'signIn.asked', credentials: { email, password } });
  await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));

  const provided = core.servicesOf(announcementsWritingEntry).form(publishedInto<Announcement>([]), recordedRight());
  const form = createActor(provided.machine, { input: provided.input() }).start();
  for (const [field, value] of Object.entries(aDraft())) form.send({ type: 'field.changed', field, value });

  const taken = await church.host.fetch(`${BASE_URL}api/demo/roles`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, roles: [] }),
  });
  expect(taken.status).toBe(204);

  return {
    church,
    core,
    /** Saves while the token, which still names the role, is expired, and waits for the answer. */
    save: async () => {
      church.clock.advance(HOUR);
      form.send({ type: 'form.submitted' });
      await waitFor(form, (snapshot) => snapshot.context.failure !== undefined);
    },
    viewModel: () => provided.select(form.getSnapshot()),
    seesForms: () => canPublish(sessionIn(core.session.getSnapshot())?.roles ?? []),
  };
}

describe('REL-09 a role that is removed from a signed-in user', () => {
  it('a refused save keeps the draft and the session, and posts nothing', async () => {
    const { church, core, save, viewModel } = await editorWhoseRoleIsTaken();
    await save();
    expect(viewModel()).toMatchObject({ values: aDraft(), failure: 'forbidden' });
    expect(core.toasts.find('announcementNotAdded')).toMatchObject({ tone: 'error', reason: 'forbidden' });
    expect(core.session.getSnapshot().matches('authenticated')).toBe(true);
    expect(church.host.backend.church.announcements.all()).toEqual([]);
    church.host.close();
  });

  it('menus and forms follow at the refresh after the failure', async () => {
    const { church, core, save, seesForms } = await editorWhoseRoleIsTaken();
    expect(seesForms()).toBe(true);
    await save();
    expect(seesForms()).toBe(false);
    expect(sessionIn(core.session.getSnapshot())?.userEmail).toBe(email);
    expect(church.calls().filter((call) => call === 'POST /api/Account/Refresh')).toHaveLength(1);
    church.host.close();
  });

  it('and at the next refresh of any other call', async () => {
    const { church, core, seesForms } = await editorWhoseRoleIsTaken();
    church.clock.advance(HOUR);
    await core.client({ path: 'api/role/myRoles' });
    expect(seesForms()).toBe(false);
    church.host.close();
  });
});
