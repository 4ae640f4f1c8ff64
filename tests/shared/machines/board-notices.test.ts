import { describe, expect, it } from 'vitest';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type BoardSubjects, notifyBoardChanges } from '@/shared/machines/board-notices.ts';
import { recordedToasts } from '../../fakes/notices.ts';

function board() {
  const notices = recordedToasts();
  const subjects: BoardSubjects<string> = {
    saved: () => 'boardMoved',
    notSaved: () => 'boardNotMoved',
    unsure: () => 'boardMovedUnsure',
  };
  const texts = { made: (name: string) => `${name} there`, restored: (name: string) => `${name} back` };
  return { notices, ...notifyBoardChanges<string>(notices, subjects, texts) };
}

describe('DUTY-04 what is told of a change of a board', () => {
  it('is that it was saved, with an undo where there is one', () => {
    const { notices, notifySaved } = board();
    const undo = { undo: () => undefined, gone: () => undefined };
    notifySaved('Kim', undo);
    expect(notices.find('boardMoved')).toMatchObject({ about: 'Kim there', onUndo: undo.undo, onGone: undo.gone });
    notifySaved('Kim', undefined);
    expect(notices.find('boardMoved')).not.toHaveProperty('onAction');
  });

  it('is that it was taken back', () => {
    const { notices, notifyUndone } = board();
    notifyUndone('Kim');
    expect(notices.find('boardRestored')).toMatchObject({ tone: 'success', about: 'Kim back' });
  });

  it.each<[Failure, boolean, string, string]>([
    ['conflict', false, 'boardNotMoved', 'Kim there'],
    ['timedOut', false, 'boardMovedUnsure', 'Kim there'],
    ['conflict', true, 'boardNotRestored', 'Kim back'],
    ['networkError', true, 'boardRestoredUnsure', 'Kim back'],
  ])('is that it was not saved (%s, of an undo: %s)', (reason, isUndo, subject, about) => {
    const { notices, notifyNotSaved } = board();
    notifyNotSaved('Kim', reason, isUndo);
    expect(notices.subjects()).toEqual([subject]);
    expect(notices.find(notices.subjects()[0] ?? 'boardMoved')).toMatchObject({ tone: 'error', about, reason });
  });

  it.each<Failure>(['aborted', 'unauthorized'])('is nothing of what its reader knows (%s)', (reason) => {
    const { notices, notifyNotSaved } = board();
    notifyNotSaved('Kim', reason, false);
    expect(notices.subjects()).toEqual([]);
  });
});
