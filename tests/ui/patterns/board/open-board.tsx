import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
// Loaded ahead, so that the tests wait only for the server.
import '@/composition/duties.ts';
import '@/composition/open-requests.ts';
import '@/composition/zones.ts';
import '@/ui/app/section/request-count-view.tsx';
import '@/ui/pages/management/zones/demo-boards-view.tsx';
import '@/ui/pages/management/duties/duties-view.tsx';
import '@/ui/pages/management/zones/zones-view.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const answered = (body: unknown, status = 200): Answer => ({ kind: 'answered', status, body });

/** The calls that a page makes besides those of its board. */
const BESIDE: Readonly<Record<string, Answer>> = { 'api/role/requests': answered([]) };

/** A page for an Admin, whose calls the test answers. */
export async function openBoard(view: ReactNode, page = '/duty/manage', register: readonly unknown[] = []) {
  const line = handSettled<[call: HttpCall], Answer>();
  const send = (call: HttpCall): Promise<Answer> => {
    const beside = call.path === 'api/Member' ? answered(register) : BESIDE[call.path];
    return beside === undefined ? line.call(call) : Promise.resolve(beside);
  };
  const core = await renderWithCore(view, { send, kept: aRawToken({ role: 'Admin' }), page });
  await expect.poll(() => screen.queryByRole('alert') ?? line.calls.length).not.toBe(0);
  await settle();
  return {
    ...core,
    line,
    /** Answers the newest call. */
    answer: async (body: unknown, status = 200) => {
      line.last().resolve(answered(body, status));
      await settle();
    },
    /** The calls that write. */
    changes: () =>
      line.calls.flatMap(({ args: [{ method, path, json }] }) =>
        method === 'PUT' || method === 'DELETE' ? [{ path, json }] : [],
      ),
  };
}
