import { describe, expect, it } from 'vitest';
import { draftListMachine } from '@/content/writing/drafts.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { aSavedDraft } from '../../../builders/saved-draft.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const draft = aSavedDraft({ files: ['/1'], signedFiles: { '/1': '/1?key=a' } });
const withoutFiles = aSavedDraft();

describe('REL-27 every state and transition of the drafts (EDIT-03)', () => {
  it('their list is walked', async () => {
    const report = await walkMachine({
      machine: draftListMachine,
      inputs: [undefined],
      tell: ({ context }) => [context.drafts, context.leaving],
      events: [
        { type: 'retry.asked' },
        { type: 'item.added', item: draft },
        { type: 'item.changed', item: draft },
        { type: 'item.changed', item: withoutFiles },
        { type: 'draft.read', draft },
        { type: 'item.lost', id: 58 },
        { type: 'removal.asked', id: 58 },
        { type: 'xstate.after.renewal.draftList.listed.current' },
        { type: 'page.left' },
        { type: 'removals.changed', leaving: [draft] },
        { type: 'removals.changed', leaving: [] },
        { type: 'removal.undone', item: draft },
        { type: 'removal.refused', item: draft },
        { type: 'removal.done', item: draft },
        ...succeeds(draftListMachine, 'read', [draft]),
        ...fails(draftListMachine, 'read'),
        ...fails(draftListMachine, 'read', new CallFailure('unsupported')),
      ],
    });
    const rest = ['draftList.listed', 'draftList.absent'];
    expect(report).toEqual({ neverReached: [], neverLeft: rest, neverTaken: [], strayed: [] });
  });
});
