import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { ANNOUNCEMENT_BOARD } from '@/composition/tokens.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { NOON } from '../builders/access-token.ts';
import { aDraft } from '../builders/announcement.ts';
import { openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';

const path = 'Announcement*';
const { email, password } = personas.editor;

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
  [{ path, mode: 'status', status: 429 }, 1],
  [{ path, mode: 'status', status: 500 }, 1],
  [{ path, mode: 'status', status: 503 }, 1],
];

describe('REL-16 a write is never repeated on its own, but for the one retry after 401 or 403', () => {
  it.each(faults)('%j: %i calls', async (fault, times) => {
    const church = await openChurch({ timeoutMs: fault.mode === 'hang' ? 20 : 15_000 });
    const core = await coreOf({ send: church.send, clock: church.clock });
    core.session.send({ type: 'session.signInAsked', credentials: { email, password } });
    await waitFor(core.session, (snapshot) => snapshot.matches('member'));
    church.spoil(fault);
    const board = core.container.get(ANNOUNCEMENT_BOARD);
    await board.post(aDraft(), NOON);
    expect(church.calls().filter((call) => call === 'POST /api/Announcement')).toHaveLength(times);
  });
});
