import { beforeEach, describe, expect, it } from 'vitest';
import { makeSessionDraftStore } from '@/adapters/browser/drafts.ts';
import { denyingStorage } from '../../fakes/denying-storage.ts';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('REL-30 a draft in session storage', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there after a reload, each under its own name', () => {
    makeSessionDraftStore('event').write({ name: '김장' });
    expect(makeSessionDraftStore('event').read()).toEqual({ name: '김장' });
    expect(makeSessionDraftStore('announcement').read()).toBeNull();
  });

  it('is removed when it is cleared', () => {
    const store = makeSessionDraftStore('event');
    store.write({ name: '김장' });
    store.write(undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it('REL-07 is missing where the storage is denied, corrupt or full', () => {
    const none = makeSessionDraftStore('event', denied);
    none.write({ name: '김장' });
    expect(none.read()).toBeUndefined();
    sessionStorage.setItem('draft:event', '{"broken');
    expect(makeSessionDraftStore('event').read()).toBeUndefined();
    makeSessionDraftStore('event').write({ name: '먼저' });
    const full = makeSessionDraftStore('event', () => denyingStorage(sessionStorage, 'setItem'));
    full.write({ name: '나중' });
    expect(full.read()).toBeNull();
  });
});
