import { describe, expect, it } from 'vitest';
import { type Correction, isEnteredByDecision } from '@/admin/requests/requests.ts';

const correction: Correction = {
  id: 2,
  field: 'telephone',
  wanted: '+595 981 765 432',
  note: '',
  created: undefined,
  member: { id: 7, name: '이선영' },
  current: undefined,
  username: '이선영',
  email: 'sunyoung.lee@example.org',
};

describe('MINE-06 a correction', () => {
  it.each([
    ['a telephone', {}, true],
    ['a telephone of an account that is linked no more', { member: undefined }, false],
    ['a name, which the form of the member holds', { field: 'name' }, false],
  ] as const)('of %s is entered by its decision: %o', (_, given, entered) => {
    expect(isEnteredByDecision({ ...correction, ...given })).toBe(entered);
  });
});
