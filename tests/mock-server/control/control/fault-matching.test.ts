import { describe, expect, it } from 'vitest';
import { isMeantFor, withoutOneUse } from '../../../../mock-server/control/control.ts';
import type { Fault } from '../../../../mock-server/control/control-schema.ts';

const fault = (path: string, method?: string): Fault => ({ mode: 'hang', path, ...(method && { method }) });

describe('the calls that a fault is meant for (MOCK-03)', () => {
  it.each([
    ['Announcement', 'GET', '/api/announcement'],
    ['announcement', 'GET', '/api/Announcement/'],
    ['/api/Event/', 'GET', '/api/Event/'],
    ['member/*', 'PUT', '/api/member/12'],
    ['*', 'POST', '/api/account/login'],
    ['role/*/grant', 'POST', '/api/role/requests/3/grant'],
    ['bibleStudy/{id}', 'GET', '/api/bibleStudy/3'],
  ])('%s spoils %s %s', (path, method, called) => {
    expect(isMeantFor(fault(path), { method, path: called })).toBe(true);
  });

  it.each([
    ['Announcement', 'GET', '/api/Announcement/3'],
    ['member/*', 'GET', '/api/member'],
    ['a.c', 'GET', '/api/abc'],
    ['bibleStudy/{id}', 'GET', '/api/bibleStudy/3/download'],
  ])('%s leaves %s %s alone', (path, method, called) => {
    expect(isMeantFor(fault(path), { method, path: called })).toBe(false);
  });

  it('spoils one method alone when it names one', () => {
    const deletes = fault('Event/*', 'delete');
    expect(isMeantFor(deletes, { method: 'DELETE', path: '/api/Event/1' })).toBe(true);
    expect(isMeantFor(deletes, { method: 'GET', path: '/api/Event/1' })).toBe(false);
  });
});

describe('how often a fault spoils a call', () => {
  it('is counted down and ends with its last use', () => {
    const twice: Fault = { ...fault('a'), times: 2 };
    const [once] = withoutOneUse([twice], twice);
    expect(once).toMatchObject({ path: 'a', times: 1 });
    expect(once && withoutOneUse([once], once)).toEqual([]);
  });

  it('leaves a hold that is used up for the call that it holds', () => {
    const hold: Fault = { mode: 'hold', path: 'a', times: 1 };
    expect(withoutOneUse([hold], hold)).toEqual([{ mode: 'hold', path: 'a', times: 0 }]);
  });

  it('is without end when nothing is said', () => {
    const always = fault('a');
    expect(withoutOneUse([always, fault('b')], always)).toEqual([always, fault('b')]);
  });
});
