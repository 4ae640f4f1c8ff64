import { afterAll, describe, expect, it } from 'vitest';
import { inTimeZone, useTimeZone } from './time-zone.ts';

const zoneNow = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const hasZone = (): boolean => 'TZ' in process.env;

const HOME = { zone: zoneNow(), isSet: hasZone() };

describe.each(['America/Asuncion', 'Pacific/Kiritimati'])('a test in %s', (zone) => {
  it('has that zone, and the machine keeps its own', () => {
    expect(inTimeZone(zone, zoneNow)).toBe(zone);
    expect({ zone: zoneNow(), isSet: hasZone() }).toEqual(HOME);
  });

  it('restores the zone when it fails', () => {
    const fail = (): never => {
      throw new Error(zoneNow());
    };
    expect(() => inTimeZone(zone, fail)).toThrow(zone);
    expect({ zone: zoneNow(), isSet: hasZone() }).toEqual(HOME);
  });

  it('returns to the enclosing zone', () => {
    inTimeZone('Asia/Seoul', () => {
      inTimeZone(zone, zoneNow);
      expect(zoneNow()).toBe('Asia/Seoul');
    });
  });
});

describe('a group of tests in a zone', () => {
  describe('within it', () => {
    useTimeZone('Asia/Seoul');

    it.each([1, 2])('has it for test %i', () => {
      expect(zoneNow()).toBe('Asia/Seoul');
    });
  });

  afterAll(() => {
    expect({ zone: zoneNow(), isSet: hasZone() }).toEqual(HOME);
  });
});
