import { expect, it } from 'vitest';
import { createAttendanceMachine } from '@/content/attendance/attendance.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { anAttendance } from '../../../builders/attendance.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

it('REL-27 every state and transition of the attendance at an event; it ends where the server lacks it', async () => {
  const machine = createAttendanceMachine();
  const report = await walkMachine({
    machine,
    inert: ['eventListener'],
    tell: ({ context }) => [context.failure, context.chosen, context.attendance === undefined],
    events: [
      { type: 'people.chosen', people: 2 },
      { type: 'attendance.asked' },
      { type: 'withdrawal.asked' },
      { type: 'withdrawal.confirmed' },
      { type: 'withdrawal.dismissed' },
      { type: 'retry.asked' },
      { type: 'event.changed', item: anEvent({ limit: 40 }) },
      { type: 'event.changed', item: anEvent() },
      ...succeeds(machine, 'read', anAttendance()),
      ...succeeds(machine, 'attend', anAttendance({}, { people: 2 })),
      ...fails(machine, 'read', new CallFailure('serverFailed')),
      ...fails(machine, 'read', new CallFailure('unsupported')),
      ...fails(machine, 'attend', new CallFailure('conflict')),
      ...fails(machine, 'attend', new CallFailure('invalid')),
      ...fails(machine, 'attend', new CallFailure('serverFailed')),
    ],
  });
  expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
});
