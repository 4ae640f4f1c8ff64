import { describe, expect, it } from 'vitest';
import { draftSavingMachine } from '@/content/writing/post-form.machine.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

describe('REL-27 every state and transition of the drafts (EDIT-03)', () => {
  it('how a form is saved as one is walked', async () => {
    const saving = { requires: () => [], submit: () => Promise.reject(new Error('not asked')) };
    const report = await walkMachine({
      machine: draftSavingMachine,
      inputs: [undefined],
      tell: ({ context }) => [context.saving === undefined],
      events: [{ type: 'drafts.listed', saving }],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
