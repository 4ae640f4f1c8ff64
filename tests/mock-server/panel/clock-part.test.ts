import { describe, expect, it } from 'vitest';
import { staleSince } from '../../../mock-server/panel/clock-part.tsx';
import { staleMessages } from '../../../mock-server/panel/messages.ts';
import { churchView } from './church-view.ts';

const at = (now: string, seededOn: string | null = '2026-11-18') => staleSince(churchView({ now, seededOn }));

describe('records that were made for another time (MOCK-03)', () => {
  it.each(['2026-11-18T13:00:00.000Z', '2026-12-02T13:00:00.000Z', '2026-11-04T13:00:00.000Z'])(
    'are fresh within two weeks: %s',
    (now) => {
      expect(at(now)).toBeUndefined();
    },
  );

  it.each(['2026-12-03T13:00:00.000Z', '2026-11-03T13:00:00.000Z', '2027-03-10T13:00:00.000Z'])(
    'are stale beyond them: %s',
    (now) => {
      expect(at(now)).toBe('2026-11-18');
    },
  );

  it('are not stale where their day is unknown', () => {
    expect(at('2027-03-10T13:00:00.000Z', null)).toBeUndefined();
  });

  it('are told with their day', () => {
    expect(staleMessages('2026-11-18')).toContain('2026년 11월 18일 수요일에 맞추어 만든 것');
  });
});
