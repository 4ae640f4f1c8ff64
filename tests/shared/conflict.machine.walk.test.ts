import { describe, expect, it } from 'vitest';
import { CallFailure } from '@/shared/actors.machine.ts';
import { createConflictMachine } from '@/shared/conflict.machine.ts';
import { done, refused } from '@/shared/outcome.ts';
import { fails, succeeds, walkMachine } from '../support/walk-machine.ts';

const FIELDS = ['title', 'content'] as const;
type Page = Readonly<Record<(typeof FIELDS)[number], string>>;

const aPage = (page: Partial<Page> = {}): Page => ({ title: '제목', content: '내용', ...page });

describe('REL-27 every state and transition of', () => {
  it('the choice between two versions', async () => {
    const machine = createConflictMachine({ fields: FIELDS, draftOf: (page: Page) => page });
    const report = await walkMachine({
      machine,
      inputs: [{ before: aPage(), mine: aPage({ title: '내 제목' }) }],
      tell: ({ context }) => context.choices,
      events: [
        { type: 'retry.asked' },
        { type: 'side.chosen', field: 'title', side: 'theirs' },
        { type: 'side.chosenForAll', side: 'mine' },
        { type: 'choice.confirmed' },
        ...succeeds(machine, 'read', aPage({ content: '새 내용' })),
        ...succeeds(machine, 'read', aPage({ title: '내 제목' })),
        ...fails(machine, 'read', new CallFailure('serverFailed')),
        ...fails(machine, 'read'),
        ...succeeds(machine, 'save', done(aPage())),
        ...succeeds(machine, 'save', refused('cancelled')),
        ...fails(machine, 'save', new CallFailure('conflict')),
        ...fails(machine, 'save', new CallFailure('serverFailed')),
        ...fails(machine, 'save'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
