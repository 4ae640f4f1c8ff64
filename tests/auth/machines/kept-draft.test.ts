import { describe, expect, it } from 'vitest';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { makeKeptDraft } from '@/auth/machines/kept-draft.ts';
import { done } from '@/shared/domain/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { coreOf } from '../../fakes/core.ts';
import { settled } from '../../fakes/deferred.ts';
import { memoryDraftStore } from '../../fakes/draft-store.ts';
import { endSession } from '../../fakes/end-session.ts';

const mine = aRawToken({ role: 'Editor' });
const theirs = aRawToken({ role: 'Editor', sid: 'somebody-else' });
const BLANK = { title: '', author: '' };
const WRITTEN = { title: '성가대 연습', author: '' };

/** Somebody on a page of the site; `store` outlives it. */
async function page({ store = memoryDraftStore(), kept = mine } = {}) {
  let signsIn = kept;
  const core = await coreOf({ kept, gateway: { signIn: () => Promise.resolve(done(signsIn)) } });
  const draft = makeKeptDraft(currentUserOf(core.session), store, () => BLANK);
  return {
    ...core,
    store,
    draft,
    signIn: async (token: string) => {
      signsIn = token;
      core.session.send({ type: 'session.signInAsked', credentials: { email: 'a@b.kr', password: 'x' } });
      await settled();
    },
  };
}

describe('REL-30 what was written for publication', () => {
  it('is given back when its page is opened again, and when it is loaded anew', async () => {
    const { draft, store } = await page();
    expect(draft.read()).toBeUndefined();
    draft.write(WRITTEN);
    expect(draft.read()).toEqual(WRITTEN);
    expect((await page({ store })).draft.read()).toEqual(WRITTEN);
  });

  it('is kept together with the names of the files beside it', async () => {
    const { draft, store } = await page();
    draft.writeFiles(['문제지.pdf']);
    draft.write(WRITTEN);
    const again = (await page({ store })).draft;
    expect([again.read(), again.files()]).toEqual([WRITTEN, ['문제지.pdf']]);
    again.write(BLANK);
    expect(again.files()).toEqual(['문제지.pdf']);
  });

  it('leaves nothing behind once it is blank again', async () => {
    const { draft, store } = await page();
    draft.write(WRITTEN);
    draft.write(BLANK);
    expect(store.kept()).toBeUndefined();
    expect(draft.read()).toBeUndefined();
  });

  it('is for nobody else, over a reload either', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    endSession(session);
    await signIn(theirs);
    expect(draft.read()).toBeUndefined();
    expect((await page({ store, kept: theirs })).draft.read()).toBeUndefined();
  });

  it('AUTH-15 outlives the end of the session, which empties the storage', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    endSession(session);
    store.write(undefined);
    await signIn(mine);
    expect(draft.read()).toEqual(WRITTEN);
    expect((await page({ store })).draft.read()).toEqual(WRITTEN);
  });

  it('REL-05 is gone when its user signs out', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    session.send({ type: 'session.signOutAsked' });
    expect(store.kept()).toBeUndefined();
    await settled();
    await signIn(mine);
    expect(draft.read()).toBeUndefined();
  });

  it('is nothing to a visitor', async () => {
    const { draft, store, session } = await page();
    endSession(session);
    draft.write(WRITTEN);
    expect(store.kept()).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a word', 'x'],
    ['somebody without a draft', { userId: 'u' }],
    ['a draft of another form', { userId: 'u', values: { name: '김장' }, files: [] }],
    ['a draft with numbers', { userId: 'u', values: { title: 1, author: '' }, files: [] }],
    ['no list of files', { userId: 'u', values: WRITTEN, files: 'x' }],
  ])('REL-07 is not taken from a storage that holds %s', async (_, found) => {
    expect((await page({ store: memoryDraftStore(found) })).draft.read()).toBeUndefined();
  });
});
