import type { Finder, Nouns } from '../support/nouns.ts';

const events: Finder = (place) => place.locator('ol > li:has(time)');

export const introThings: Nouns = {
  'event # of the timeline': (place, number) => events(place).nth(Number(number) - 1),
  'the last event of the timeline': (place) => events(place).last(),
};
