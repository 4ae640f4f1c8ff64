import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Party } from '@/content/domain/attendance.ts';
import type { AttendanceMachine } from '@/content/machines/attendance.machine.ts';
import type { PartiesOf } from '@/content/machines/provide-attendance.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { partyMessages, partySum, peopleOption } from '@/ui/messages/ko/attendance-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './attendance.module.css';

interface Row extends Party {
  readonly at: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { header: partyMessages.name, cell: ({ name }) => name || partyMessages.deleted, kind: 'rowHeader' },
  { header: partyMessages.people, cell: ({ people }) => peopleOption(people) },
  { header: partyMessages.state, cell: ({ waiting }) => (waiting ? partyMessages.waiting : partyMessages.coming) },
];

interface PartyListProps {
  readonly partiesOf: PartiesOf;
  readonly id: EntityId;
  /** The user's own answer, which is one of them; absent when the event is over. */
  readonly attendance?: ActorRefFrom<AttendanceMachine>;
}

/** The people who come to an event, and those on its waiting list, for its editors. */
export function PartyList({ partiesOf, id, attendance }: PartyListProps) {
  const { viewModel, retry } = useReading(useMemo(() => partiesOf(id, attendance), [partiesOf, id, attendance]));
  return (
    <div className={styles.list}>
      <h3 className={styles.heading}>{partyMessages.title}</h3>
      <Async
        state={viewModel}
        loading={partyMessages.loading}
        lines={3}
        empty={<p>{partyMessages.empty}</p>}
        renderFailed={(reason) => <FailureState sentence={partyMessages.failed} reason={reason} onRetry={retry} />}
      >
        {(parties) => (
          <>
            <p>{partySum(parties)}</p>
            {/* Two people may have the same name: a row is identified by its position. */}
            <DataTable
              label={partyMessages.title}
              columns={COLUMNS}
              rows={parties.map((party, at) => ({ ...party, at }))}
              rowKey={({ at }) => at}
            />
            <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
              {partyMessages.print}
            </Button>
          </>
        )}
      </Async>
    </div>
  );
}
