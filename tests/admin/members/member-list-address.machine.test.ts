import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultView } from '@/admin/members/member-list.ts';
import { addressOfView, viewInAddress } from '@/admin/members/member-list-address.machine.ts';

const LIST = '/member/manageMembers';

describe('MEMB-07 the address contains the view of the list', () => {
  it.each([
    [LIST, defaultView],
    [`${LIST}?q=${encodeURIComponent('ㄱㅁㅅ')}`, { ...defaultView, searchText: 'ㄱㅁㅅ' }],
    [`${LIST}?sort=-id`, { ...defaultView, order: { by: 'id', descending: true } }],
    [`${LIST}?sort=email#main`, { ...defaultView, order: { by: 'email', descending: false } }],
    [`${LIST}?sort=password`, defaultView],
    [`${LIST}?sort=--id`, defaultView],
    [`${LIST}?sort=`, defaultView],
  ])('%s', (address, view) => {
    expect(viewInAddress(address)).toEqual(view);
  });

  it('leaves out default values, and removes earlier ones', () => {
    expect(addressOfView(`${LIST}?q=a&sort=id#main`, { ...defaultView, searchText: '  ' })).toBe(LIST);
  });

  it('is parsed as it was written', () => {
    const view = fc.record({
      searchText: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      order: fc.record({ by: fc.constantFrom('id', 'name', 'duty', 'zone', 'email'), descending: fc.boolean() }),
      duty: fc.string({ unit: 'grapheme' }),
      zone: fc.string({ unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(view, (written) => {
        expect(viewInAddress(addressOfView(LIST, written))).toEqual(written);
      }),
    );
  });
});
