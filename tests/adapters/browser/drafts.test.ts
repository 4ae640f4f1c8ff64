import { beforeEach, describe, expect, it } from 'vitest';
import { makeSessionDraftStore, makeSessionKeys } from '@/adapters/browser/drafts.ts';
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

describe('REL-16 the keys of writes without an answer', () => {
  beforeEach(() => sessionStorage.clear());

  it('outlive a reload of the page, until the writes are answered', () => {
    const sent = { 'api/Announcement': 'mark 1-2-3-4' };
    const page = makeSessionKeys();
    page.write(sent);
    expect(makeSessionKeys().read()).toEqual(sent);
    page.write({});
    expect([page.read(), makeSessionKeys().read(), sessionStorage.length]).toEqual([{}, {}, 0]);
  });

  it('of writes with a password end with the page', () => {
    const page = makeSessionKeys();
    page.write({ 'api/account/login': 'mark 1-2-3-4', 'api/Event': 'mark 5-6-7-8' });
    expect(Object.keys(page.read())).toEqual(['api/account/login', 'api/Event']);
    expect(makeSessionKeys().read()).toEqual({ 'api/Event': 'mark 5-6-7-8' });
  });

  it.each(['{', 'null', '7', '["x"', '{"api/Event": {"key": 1}}'])('are none where the tab holds %s', (held) => {
    sessionStorage.setItem('draft:unanswered', held);
    expect(makeSessionKeys().read()).toEqual({});
  });

  it('are held by the page where storage is denied (REL-07)', () => {
    const page = makeSessionKeys(denied);
    page.write({ 'api/Event': 'mark 5-6-7-8' });
    expect(page.read()).toEqual({ 'api/Event': 'mark 5-6-7-8' });
  });
});
