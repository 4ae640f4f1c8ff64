import { describe, expect, it } from 'vitest';
import { isOnPage, showOnPage } from '@/content/writing/post-form.machine.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';

const PAGE = '/sermon/bulletin';

describe('whether the reader is on a page', () => {
  it.each([
    ['/sermon/bulletin', true],
    ['/sermon/bulletin?date=2026-11-15', true],
    ['/sermon/bulletin/', true],
    ['/sermon/uploadBulletin', false],
  ])('on %s: %s', (address, expected) => {
    expect(isOnPage(recordedNavigation(address), PAGE)).toBe(expected);
  });
});

describe('leading to an address of a page', () => {
  it('replaces the address on the page itself', () => {
    const navigation = recordedNavigation(`${PAGE}?date=2026-11-15`);
    showOnPage(navigation, PAGE, PAGE);
    expect([navigation.replaced, navigation.visited]).toEqual([[PAGE], []]);
  });

  it('pushes it from any other page', () => {
    const navigation = recordedNavigation('/home');
    showOnPage(navigation, PAGE, PAGE);
    expect([navigation.replaced, navigation.visited]).toEqual([[], [PAGE]]);
  });
});
