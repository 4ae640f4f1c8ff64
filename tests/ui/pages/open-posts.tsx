import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import type { WorldName } from '../../../mock-server/seeds/worlds.ts';
import { aFile, type HeadName } from '../../builders/upload-file.ts';
import { BASE_URL, openChurch } from '../../fakes/church.ts';
import { FakeFormRequest } from '../../fakes/form-request.ts';
import { renderWithCore, settle } from '../../support/render-with-core.tsx';

interface Opening {
  readonly who?: PersonaName;
  readonly world?: WorldName;
  readonly page: string;
  /** The server stores drafts. */
  readonly hasDrafts?: true;
}

/** A page of posts for a persona, with the mocked server, which also receives the uploads. */
export async function openPosts(view: ReactNode, { who, world = 'everyday', page, hasDrafts }: Opening) {
  const church = await openChurch({ world });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeFormRequest {
      constructor() {
        super((path, init) => church.host.fetch(new URL(path, BASE_URL).href, init));
      }
    },
  );
  const core = await renderWithCore(null, {
    send: church.send,
    clock: church.clock,
    page,
    ...(hasDrafts && { hasDrafts }),
  });
  if (who !== undefined) {
    const { email, password } = personas[who];
    core.session.send({ type: 'signIn.asked', credentials: { email, password } });
    await settle();
  }
  await core.show(view);
  await screen.findAllByRole('heading', { level: 2 });
  await settle();
  return {
    ...core,
    church,
    sent: (call: string) => church.calls().filter((each) => each === call).length,
  };
}

export const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Finds the heading of an entry. */
export const post = (title: string) => screen.findByRole('heading', { level: 3, name: title });

/** The entry of a list, by its number from 1. */
export const entry = (place: number) => within(screen.getAllByRole('article')[place - 1] ?? document.body);

export async function choose(label: string, ...files: readonly (readonly [name: string, kind: HeadName])[]) {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: files.map(([name, kind]) => aFile(name, kind)) },
  });
  await settle();
}
