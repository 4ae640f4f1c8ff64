import { expect, it } from 'vitest';
import { googleAddress, webcalAddress } from '@/ui/pages/communion/events/subscription.tsx';

const FEED = 'https://api.example.org/church/api/Event/calendar.ics';

it('MINE-05 the calendar is opened by its own scheme, and by Google with that address as one value', () => {
  expect(webcalAddress(FEED)).toBe('webcal://api.example.org/church/api/Event/calendar.ics');
  expect(webcalAddress('http://localhost:8787/api')).toBe('webcal://localhost:8787/api');
  const google = new URL(googleAddress(FEED));
  expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/r');
  expect(google.searchParams.get('cid')).toBe(webcalAddress(FEED));
});
