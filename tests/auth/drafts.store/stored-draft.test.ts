import { describe, expect, it } from 'vitest';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import { done } from '@/shared/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { coreOf } from '../../fakes/core.ts';
import { settled } from '../../fakes/deferred.ts';
import { memoryDraftStore } from '../../fakes/draft-store.ts';
import { endSession } from '../../fakes/end-session.ts';

const mine = aRawToken({ role: 'Editor' });
const theirs = aRawToken({ role: 'Editor', sid: 'somebody-else' });
const BLANK = { title: '', author: '' };
const WRITTEN = { title: '성가대 연습', author: '' };

/** A user on a page of the site; `store` outlives the page. */
async function page({ store = memoryDraftStore(), kept = mine } = {}) {
  let signsIn = kept;
  const core = await coreOf({ kept, gateway: { signIn: () => Promise.resolve(done(signsIn)) } });
  const draft = makeStoredDraft(currentUserOf(core.session), store, () => BLANK);
  return {
    ...core,
    store,
    draft,
    signIn: async (token: string) => {
      signsIn = token;
      core.session.send({ type: 'signIn.asked', credentials: { email: 'a@b.kr', password: 'x' } });
      await settled();
    },
  };
}

describe('REL-30 a post that is being written', () => {
  it('is restored when its page is opened again, and after a reload', async () => {
    const { draft, store } = await page();
    expect(draft.read()).toBeUndefined();
    draft.write(WRITTEN);
    expect(draft.read()).toEqual(WRITTEN);
    expect((await page({ store })).draft.read()).toEqual(WRITTEN);
  });

  it('is stored together with the names of its files', async () => {
    const { draft, store } = await page();
    draft.writeFiles(['문제지.pdf']);
    draft.write(WRITTEN);
    const again = (await page({ store })).draft;
    expect([again.read(), again.files()]).toEqual([WRITTEN, ['문제지.pdf']]);
    again.write(BLANK);
    expect(again.files()).toEqual(['문제지.pdf']);
  });

  it('REL-16 is stored together with what may have been added already, until it is written without that', async () => {
    const { draft, store } = await page();
    const sent = { ...WRITTEN, title: '성가대 연습 시간' };
    draft.write(WRITTEN, sent);
    draft.writeFiles(['문제지.pdf']);
    const again = (await page({ store })).draft;
    expect([again.read(), again.lost?.()]).toEqual([WRITTEN, sent]);
    expect((await page({ store, kept: theirs })).draft.lost?.()).toBeUndefined();
    again.write(WRITTEN);
    expect(again.lost?.()).toBeUndefined();
  });

  it('is removed once it is blank again', async () => {
    const { draft, store } = await page();
    draft.write(WRITTEN);
    draft.write(BLANK);
    expect(store.stored()).toBeUndefined();
    expect(draft.read()).toBeUndefined();
  });

  it('is restored for nobody else, even after a reload', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    endSession(session);
    await signIn(theirs);
    expect(draft.read()).toBeUndefined();
    expect((await page({ store, kept: theirs })).draft.read()).toBeUndefined();
  });

  it('AUTH-15 survives the end of the session, which clears the storage', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    endSession(session);
    store.write(undefined);
    await signIn(mine);
    expect(draft.read()).toEqual(WRITTEN);
    expect((await page({ store })).draft.read()).toEqual(WRITTEN);
  });

  it('REL-05 is removed when its user signs out', async () => {
    const { draft, store, session, signIn } = await page();
    draft.write(WRITTEN);
    session.send({ type: 'signOut.asked' });
    expect(store.stored()).toBeUndefined();
    await settled();
    await signIn(mine);
    expect(draft.read()).toBeUndefined();
  });

  it('is not restored for a visitor', async () => {
    const { draft, store, session } = await page();
    endSession(session);
    draft.write(WRITTEN);
    expect(store.stored()).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a word', 'x'],
    ['a user without a draft', { userId: 'u' }],
    ['a draft of another form', { userId: 'u', values: { name: '김장' }, files: [] }],
    ['a draft with numbers', { userId: 'u', values: { title: 1, author: '' }, files: [] }],
    ['no list of files', { userId: 'u', values: WRITTEN, files: 'x' }],
  ])('REL-07 is not restored from a storage with %s', async (_, found) => {
    expect((await page({ store: memoryDraftStore(found) })).draft.read()).toBeUndefined();
  });
});
