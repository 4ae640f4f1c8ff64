import { describe, expect, it } from 'vitest';
import { resetLinkMachine } from '@/auth/mail-links.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of a reset link', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: resetLinkMachine,
      tell: ({ context }) => context.link,
      events: [
        { type: 'link.opened', link: undefined },
        { type: 'link.opened', link: { email: 'minsu@example.org', code: 'a' } },
        { type: 'link.used' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
