import { describe, expect, it } from 'vitest';
import { confirmEmailMachine } from '@/auth/machines/confirm-email.machine.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

describe('REL-27 every state and transition of a confirmation', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: confirmEmailMachine,
      tell: ({ context }) => context.link,
      events: [
        { type: 'link.opened', link: undefined },
        { type: 'link.opened', link: { userId: '7', code: 'a' } },
        { type: 'link.opened', link: { userId: '7', code: 'b' } },
        { type: 'retry.asked' },
        ...succeeds(confirmEmailMachine, 'confirm', done(null)),
        ...succeeds(confirmEmailMachine, 'confirm', refused('notConfirmed')),
        ...succeeds(confirmEmailMachine, 'confirm', refused('unreachable')),
        ...fails(confirmEmailMachine, 'confirm'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
