import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { BULLETIN_UPLOADS, type BulletinMachine } from '@/composition/bulletins.tokens.ts';
import type { BulletinEvent } from '@/content/machines/bulletin.machine.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { useService } from '../core.tsx';

export interface RunningBulletin {
  readonly snapshot: SnapshotFrom<BulletinMachine>;
  readonly send: (event: BulletinEvent) => void;
}

/** Runs a bulletin's machine for a view: it follows the address, and hears when pages were published. */
export function useBulletin(machine: BulletinMachine, sunday: CalendarDate): RunningBulletin {
  const [snapshot, send] = useMachine(machine, { input: { sunday } });
  const acceptances = useSelector(useService(BULLETIN_UPLOADS), ({ context }) => context.acceptances);
  const known = useRef({ sunday, acceptances });

  useEffect(() => {
    const before = known.current;
    known.current = { sunday, acceptances };
    if (before.sunday !== sunday) send({ type: 'week.shown', sunday });
    else if (before.acceptances !== acceptances) send({ type: 'bulletin.changed' });
  }, [sunday, acceptances, send]);

  return { snapshot, send };
}
