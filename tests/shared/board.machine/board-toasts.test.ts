import { describe, expect, it } from 'vitest';
import { type BoardSubjects, notifyBoardChanges } from '@/shared/board.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

function board() {
  const toasts = recordedToasts();
  const subjects: BoardSubjects<string> = {
    saved: () => 'boardMoved',
    notSaved: () => 'boardNotMoved',
    unsure: () => 'boardMovedUnsure',
  };
  const texts = { made: (name: string) => `${name} there`, restored: (name: string) => `${name} back` };
  return { toasts, ...notifyBoardChanges<string>(toasts, subjects, texts) };
}

describe('DUTY-04 the toast for a change of a board', () => {
  it('says that it was saved, with an undo where there is one', () => {
    const { toasts, notifySaved } = board();
    const undo = { undo: () => undefined, gone: () => undefined };
    notifySaved('Kim', undo);
    expect(toasts.find('boardMoved')).toMatchObject({ about: 'Kim there', onUndo: undo.undo, onGone: undo.gone });
    notifySaved('Kim', undefined);
    expect(toasts.find('boardMoved')).not.toHaveProperty('onAction');
  });

  it('says that it was undone', () => {
    const { toasts, notifyUndone } = board();
    notifyUndone('Kim');
    expect(toasts.find('boardRestored')).toMatchObject({ tone: 'success', about: 'Kim back' });
  });

  it.each<[Failure, boolean, string, string]>([
    ['conflict', false, 'boardNotMoved', 'Kim there'],
    ['timedOut', false, 'boardMovedUnsure', 'Kim there'],
    ['conflict', true, 'boardNotRestored', 'Kim back'],
    ['networkError', true, 'boardRestoredUnsure', 'Kim back'],
  ])('says that it was not saved (%s, of an undo: %s)', (reason, isUndo, subject, about) => {
    const { toasts, notifyNotSaved } = board();
    notifyNotSaved('Kim', reason, isUndo);
    expect(toasts.subjects()).toEqual([subject]);
    expect(toasts.find(toasts.subjects()[0] ?? 'boardMoved')).toMatchObject({ tone: 'error', about, reason });
  });

  it.each<Failure>(['aborted', 'unauthorized'])('is not shown when the reader knows of the failure (%s)', (reason) => {
    const { toasts, notifyNotSaved } = board();
    notifyNotSaved('Kim', reason, false);
    expect(toasts.subjects()).toEqual([]);
  });
});
