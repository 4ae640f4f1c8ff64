import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { type BulletinMachine } from '@/composition/bulletins.tokens.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { sundayAskedFor } from '@/content/domain/bulletin-week.ts';
import type { BulletinEvent } from '@/content/machines/bulletin.machine.ts';
import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';

export interface RunningBulletin {
  readonly snapshot: SnapshotFrom<BulletinMachine>;
  readonly send: (event: BulletinEvent) => void;
}

/** Runs a bulletin's machine for a view: it follows the address, and hears when pages were published. */
export function useBulletin(machine: BulletinMachine, sunday: CalendarDate): RunningBulletin {
  const [snapshot, send] = useMachine(machine, { input: { sunday } });
  const acceptances = useSelector(useService(bulletinsFeature, 'uploads'), ({ context }) => context.acceptances);
  const known = useRef({ sunday, acceptances });

  useEffect(() => {
    const before = known.current;
    known.current = { sunday, acceptances };
    if (before.sunday !== sunday) send({ type: 'week.shown', sunday });
    else if (before.acceptances !== acceptances) send({ type: 'bulletin.changed' });
  }, [sunday, acceptances, send]);

  return { snapshot, send };
}

interface AddressWeek {
  readonly today: CalendarDate;
  readonly sunday: CalendarDate;
  readonly bulletin: RunningBulletin;
}

/** The week that the address names, with its bulletin (BULL-01). */
export function useAddressWeek(): AddressWeek {
  const clock = useService(coreFeature, 'clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const sunday = sundayAskedFor(new URLSearchParams(useSearch()).get('date'), today);
  return { today, sunday, bulletin: useBulletin(useService(bulletinsFeature, 'bulletin'), sunday) };
}

/** How many pages a bulletin has already, for whoever adds to it. */
export function heldPages({ snapshot }: RunningBulletin): number | 'reading' | 'unknown' {
  if (snapshot.matches('reading')) return 'reading';
  return snapshot.matches('failed') ? 'unknown' : snapshot.context.pages.length;
}
