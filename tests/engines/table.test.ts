import { describe, expect, it } from 'vitest';
import type { Journey } from './journeys/journey.ts';
import { table } from './table.ts';

const journey = (who: Journey['who'], what: string): Journey => ({ who, what, walk: async () => undefined });

describe('CONT-06 the table of engines and journeys', () => {
  it('has a row for each journey and a column for each engine, also for what was not walked', () => {
    const reads = journey('visitor', 'reads');
    const drags = journey('admin', 'drags a member');
    const walked = [
      { engine: 'Firefox 153', journey: reads, seconds: 2.34 },
      { engine: 'WebKit 2.50', journey: reads, seconds: 1 },
      { engine: 'Firefox 153', journey: drags, seconds: 9, trouble: 'It never came' },
    ];
    expect(table(['Firefox 153', 'WebKit 2.50'], [reads, drags], walked).split('\n')).toEqual([
      'who      journey         Firefox 153  WebKit 2.50',
      'visitor  reads           ok 2.3 s     ok 1.0 s',
      'admin    drags a member  FAILED       –',
    ]);
  });
});
