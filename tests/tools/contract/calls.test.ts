import { describe, expect, it } from 'vitest';
import { answerFaults, type ContractRequest, requestFaults } from './calls.ts';

const asked = (method: string, url: string, carried: Partial<ContractRequest> = {}): ContractRequest => ({
  method,
  url,
  contentType: '',
  ...carried,
});
const json = (value: unknown) => ({ contentType: 'application/json; charset=utf-8', json: value });
const form = (...fields: string[]) => ({ contentType: 'multipart/form-data; boundary=x', fields });
const post = { title: '제목', content: '내용', author: '글쓴이' };

describe('CONT-02 a request that the OpenAPI document tells of', () => {
  it.each([
    asked('GET', '/api/Event/?startDate=2026-11-01&endDate=2026-11-30'),
    asked('GET', 'http://localhost:8787/api/announcement?page=2&itemsPerPage=10'),
    asked('GET', '/api/role/requests'),
    asked('GET', '/api/role/role-admin'),
    asked('POST', '/api/Announcement', json(post)),
    asked('POST', '/api/role/requests/4/decline'),
    asked('PUT', '/api/Zone/1/roles/leader', json({ memberId: null, fromMemberId: 7 })),
    asked('POST', '/api/File/newBulletin', form('files', 'dateFolder', 'mode')),
    asked('DELETE', '/api/Account/Revoke'),
  ])('has no fault: $method $url', (request) => {
    expect(requestFaults(request)).toEqual([]);
  });
});

describe('CONT-02 a request that it does not tell of', () => {
  it.each([
    ['an unknown address', asked('GET', '/api/Choir'), /is not in the contract/],
    ['an unknown method', asked('PUT', '/api/Announcement', json(post)), /is not in the contract/],
    ['a value of the query that nobody declared', asked('GET', '/api/Announcement?sort=new'), /its query has sort/],
    ['a query without what it needs', asked('GET', '/api/File/bulletin'), /its query lacks dateFolder/],
    ['no day', asked('GET', '/api/Event?startDate=1.11.2026&endDate=2026-11-30'), /its startDate "1.11.2026"/],
    ['no page', asked('GET', '/api/Announcement?page=0'), /its page "0"/],
    ['no number', asked('DELETE', '/api/Event/x'), /its id "x"/],
    ['another word', asked('PUT', '/api/Zone/1/roles/king', json({ memberId: 1 })), /its role "king"/],
    ['a body too few', asked('POST', '/api/Announcement'), /it lacks a body/],
    ['a body too many', asked('DELETE', '/api/Event/1', json({})), /should carry nothing/],
    ['another type of body', asked('POST', '/api/Announcement', form('title')), /it carries multipart/],
    ['a field too few', asked('POST', '/api/Announcement', json({ ...post, title: undefined })), /its body: .*title/],
    ['a field too many', asked('POST', '/api/Announcement', json({ ...post, titel: '' })), /its body has titel/],
    ['a field of another kind', asked('POST', '/api/Announcement', json({ ...post, title: 1 })), /\/title must be/],
    ['a field of a form too many', asked('POST', '/api/File/newBulletin', form('files', 'week')), /its body has week/],
  ])('is red: %s', (_, request, fault) => {
    expect(requestFaults(request).join('\n')).toMatch(fault);
  });
});

describe('CONT-01 an answer', () => {
  const list = { method: 'GET', url: '/api/duty/withmembers' };
  const answered = (status: number, value: unknown, contentType = 'application/json') =>
    answerFaults(list, { status, contentType, json: value }).join('\n');
  const duty = { id: 4, name: '장로', members: [{ id: 7, name: '김민수' }] };
  const refused = { title: 'Forbidden', detail: '권한이 없습니다.', status: 403 };

  it('that the document tells of has no fault', () => {
    expect(answered(200, [duty])).toBe('');
    expect(answered(403, refused, 'application/problem+json')).toBe('');
    expect(answerFaults({ method: 'DELETE', url: '/api/Event/1' }, { status: 204, contentType: '' })).toEqual([]);
  });

  it.each([
    ['an undeclared status', 418, [duty], 'application/json', /answered 418, which is not declared/],
    ['HTML', 200, undefined, 'text/html', /with text\/html/],
    ['a renamed field', 200, [{ ...duty, name: undefined, title: '장로' }], 'application/json', /title/],
    ['a person without a name', 200, [{ ...duty, members: [{ id: 7 }] }], 'application/json', /\/0\/members\/0 .*name/],
    ['a refusal without a word', 403, {}, 'application/problem+json', /detail/],
  ])('is red: %s', (_, status, value, contentType, fault) => {
    expect(answered(status, value, contentType)).toMatch(fault);
  });

  it('with a body where none belongs is red', () => {
    const faults = answerFaults(
      { method: 'DELETE', url: '/api/Event/1' },
      { status: 204, contentType: 'application/json', json: {} },
    );
    expect(faults).toEqual([expect.stringContaining('with a body')]);
  });
});
