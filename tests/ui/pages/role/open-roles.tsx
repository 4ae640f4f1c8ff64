import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { waitFor } from 'xstate';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { type OpenChurch, openChurch } from '../../../fakes/church.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';
// Loaded ahead, so that the tests wait only for the server.
import '@/composition/roles.ts';
import '@/ui/pages/role/my-roles-view.tsx';
import '@/ui/pages/role/request-role-view.tsx';
import '@/ui/pages/role/role-detail-view.tsx';
import '@/ui/pages/role/manage-roles-view.tsx';

/** A page of roles for a persona, with the mocked server. @param prepare called before the page is opened */
export async function openRolesPage(
  page: ReactNode,
  who: 'member' | 'editor' | 'admin',
  prepare: (church: OpenChurch) => Promise<unknown> | void = () => undefined,
) {
  const church = await openChurch({ world: 'everyday' });
  const core = await renderWithCore(null, { send: church.send, clock: church.clock });
  const { email, password } = personas[who];
  core.session.send({ type: 'signIn.asked', credentials: { email, password } });
  await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
  await prepare(church);
  await core.show(page);
  const rest = async () => {
    await settle();
    await expect.poll(async () => (await settle(), document.querySelector('[data-loading]'))).toBeNull();
  };
  await rest();
  return { ...core, church, rest };
}
