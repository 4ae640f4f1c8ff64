import { describe, expect, it } from 'vitest';
import type { ZoneChange } from '@/admin/boards/zone-changes.ts';
import { zoneSubjects } from '@/admin/boards/zones.machine.ts';
import type { Family, Zone } from '@/admin/boards/zones.ts';
import { toastTexts } from '@/ui/messages/ko/toasts.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { aFamily, aPerson, aZone } from '../../builders/zone-board.ts';

describe('ZONE-02, ZONE-03, ZONE-04 the toast for a change', () => {
  const zone: Zone = { ...aZone(1), name: '해오름 구역' };
  const home: Family = { ...aFamily(10), name: '강태준 가정' };
  const person = { ...aPerson(11), name: '강태준' };
  const office = { kind: 'role', zone, role: 'caretaker', person, before: undefined } as const;

  it.each<[string, ZoneChange, string, string]>([
    [
      'an office is given',
      office,
      '강태준 님께 해오름 구역 권찰을 맡겼습니다.',
      '강태준 님께 해오름 구역 권찰을 맡기지 못했습니다.',
    ],
    [
      'an office is emptied',
      { ...office, person: undefined },
      '해오름 구역 권찰 자리를 비웠습니다.',
      '해오름 구역 권찰 자리를 비우지 못했습니다.',
    ],
    [
      'a family goes',
      { kind: 'family', family: home, from: zone, to: zone },
      '강태준 가정을 해오름 구역으로 옮겼습니다.',
      '강태준 가정을 해오름 구역으로 옮기지 못해 제자리에 두었습니다.',
    ],
    [
      'a person goes',
      { kind: 'member', person, from: home, to: home },
      '강태준 님을 강태준 가정으로 옮겼습니다.',
      '강태준 님을 강태준 가정으로 옮기지 못해 제자리에 두었습니다.',
    ],
  ])('%s', (_, change, saved, refused) => {
    const made = zoneChangeTexts.made(change);
    expect(`${made} ${toastTexts[zoneSubjects.saved(change)].sentence}`).toBe(saved);
    expect(`${made} ${toastTexts[zoneSubjects.notSaved(change)].sentence}`).toBe(refused);
  });
});
