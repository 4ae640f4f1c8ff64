import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import type { DraftStore } from '@/shared/device.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { provideReasonForm } from '@/shared/reason.machine.ts';
import { makeReasonDrafts, noReasons } from '@/shared/reason.ts';
import { fakeUser } from '../fakes/current-user.ts';
import { receiving } from '../fakes/receiver.ts';

/** A tab: `open` is its page with the dialogs, as after a reload. */
function aTab() {
  let stored: unknown;
  const store = { read: () => stored, write: (draft: object | undefined) => void (stored = draft) };
  return () => openedPage(store);
}

function openedPage(store: DraftStore) {
  const user = fakeUser();
  const drafts = makeReasonDrafts(makeStoredDraft(user, store, () => noReasons));
  const given: string[] = [];
  const dialog = (id: EntityId) => {
    const form = provideReasonForm('decline', drafts)(
      id,
      receiving(({ reason }) => void given.push(reason)),
    );
    const actor = createActor(form.machine, { input: form.input() }).start();
    return {
      write: (value: string) => actor.send({ type: 'field.changed', field: 'reason', value }),
      submit: () => actor.send({ type: 'form.submitted' }),
      holds: () => form.select(actor.getSnapshot()).values.reason,
    };
  };
  return { user, drafts, given, dialog };
}

describe('REL-30 the reason of a decision', () => {
  it('is kept over a reload, for each thing that is decided on', () => {
    const open = aTab();
    const { dialog } = open();
    dialog(1).write('다른 분이 & 맡으셨습니다.');
    dialog(2).write('올해는 자리가 없습니다.');
    const reloaded = open();
    expect([1, 2, 3].map((id) => reloaded.dialog(id).holds())).toEqual([
      '다른 분이 & 맡으셨습니다.',
      '올해는 자리가 없습니다.',
      '',
    ]);
  });

  it('is needed, and kept after it was given, until it was carried out', () => {
    const open = aTab();
    const { dialog, drafts, given } = open();
    const shown = dialog(1);
    shown.submit();
    expect(given).toEqual([]);
    shown.write(' 다른 분이 맡으셨습니다. ');
    shown.submit();
    shown.submit();
    expect(given).toEqual([' 다른 분이 맡으셨습니다. ']);
    expect(open().dialog(1).holds()).toBe(' 다른 분이 맡으셨습니다. ');
    drafts(1).write({ reason: '' });
    expect(open().dialog(1).holds()).toBe('');
  });

  it('REL-05 is forgotten when its writer signs out', () => {
    const open = aTab();
    const { dialog, user } = open();
    dialog(1).write('다른');
    user.go();
    expect(open().dialog(1).holds()).toBe('');
  });
});
