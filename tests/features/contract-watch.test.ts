import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { watchContract } from '../../features/drivers/browser/contract-watch.ts';

/** A request of a page, as far as the watch reads it. */
const sent = (method: string, path: string, headers: Record<string, string> = {}, text: string | null = null) => ({
  method: () => method,
  url: () => `http://localhost:8787${path}`,
  headers: () => headers,
  postData: () => text,
  serviceWorker: () => null,
  resourceType: () => 'fetch',
});

function faultsOf(request: object): readonly string[] {
  const pages = new EventEmitter();
  // A context notifies of its requests by an event; nothing else of it is used.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const { faults } = watchContract(pages as unknown as BrowserContext);
  pages.emit('request', request);
  return faults;
}

const json = { 'content-type': 'application/json' };
const post = { title: '제목', content: '내용', author: '글쓴이' };
const form = '--x\r\nContent-Disposition: form-data; name="week"\r\n\r\n1\r\n--x--';

describe('CONT-02 what the pages of a scenario send', () => {
  it.each([
    ['is in the contract', sent('POST', '/api/Announcement', json, JSON.stringify(post))],
    ['is a call of the control', sent('PUT', '/api/demo/world', json, '{}')],
    ['is no call', sent('GET', '/assets/index.js')],
    ['is a picture that an answer has named', { ...sent('GET', '/api/Account/Revoke'), resourceType: () => 'image' }],
    ['was asked by the page before', { ...sent('GET', '/api/Choir'), serviceWorker: () => ({}) }],
  ])('is right where it %s', (_, request) => {
    expect(faultsOf(request)).toEqual([]);
  });

  it.each([
    ['a foreign request', sent('GET', '/api/Choir'), /is not in the contract/],
    ['a foreign field', sent('POST', '/api/Announcement', json, JSON.stringify({ ...post, titel: '' })), /titel/],
    ['a foreign value', sent('GET', '/api/Announcement?order=new'), /order/],
    [
      'a foreign field of a form',
      sent('POST', '/api/File/newBulletin', { 'content-type': 'multipart/form-data; boundary=x' }, form),
      /week/,
    ],
  ])('is red where it is %s', (_, request, fault) => {
    expect(faultsOf(request)).toEqual([expect.stringMatching(fault)]);
  });
});
