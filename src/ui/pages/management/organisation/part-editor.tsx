import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { Person } from '@/organisation/organisation.ts';
import type { OrganisationPartFactory } from '@/organisation/parts.machine.ts';
import { includesPerson, type PartChanges, type PartRef, type SeatChange, samePlace } from '@/organisation/parts.ts';
import type { MemberName } from '@/people/member-names.ts';
import type { MakeLeaveQuestion } from '@/shared/leave-guard.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import {
  changedMessages,
  managementMessages,
  officeName,
  partMessages,
  seatChangeMessages,
} from '@/ui/messages/ko/organisation-management.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { LeaveDialog, useLeaveGuard } from '@/ui/patterns/form/leave-guard.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './organisation-management.module.css';
import { PartForm } from './part-form.tsx';
import { BackToParts } from './part-links.tsx';

interface PartEditorProps {
  readonly part: PartRef;
  /** The committee of a department. */
  readonly committee: string | undefined;
  readonly edit: OrganisationPartFactory;
  /** The members who can be given an office. */
  readonly members: Reading<readonly MemberName[]>;
  readonly leaveQuestion: MakeLeaveQuestion;
}

/** Edits one part and its seats (ORGN-10). Remounted for each address. */
export function PartEditor({ part, committee, edit, members, leaveQuestion }: PartEditorProps) {
  const { kind, id } = part;
  const provided = useMemo(() => edit({ kind, id }), [edit, kind, id]);
  const [snapshot, send, actor] = useMachine(provided.machine);
  const viewModel = provided.select(snapshot);
  const choosable = useReading(members);
  const question = useLeaveGuard(leaveQuestion, actor);
  const leave = () => {
    question.leave();
    // Changes that the user discarded by leaving are not restored.
    send({ type: 'changes.undone' });
  };
  return (
    <>
      <BackToParts committee={committee} />
      <Async
        state={viewModel.sheet}
        loading={managementMessages.partLoading}
        lines={8}
        renderFailed={(reason) => <PartFailure reason={reason} onRetry={() => send({ type: 'retry.asked' })} />}
      >
        {(sheet) => <PartForm part={part} sheet={sheet} viewModel={viewModel} send={send} members={choosable} />}
      </Async>
      <ChangedDialog
        meanwhile={viewModel.meanwhile}
        mine={viewModel.changes}
        onMineKept={() => send({ type: 'mine.chosen' })}
        onTheirsTaken={() => send({ type: 'theirs.chosen' })}
        onClosed={() => send({ type: 'question.closed' })}
      />
      <LeaveDialog {...question} leave={leave} />
    </>
  );
}

interface PartFailureProps {
  readonly reason: Failure;
  readonly onRetry: (() => void) | undefined;
}

/** Shown when a part cannot be read. */
export function PartFailure({ reason, onRetry }: PartFailureProps) {
  if (reason === 'notFound') {
    return <ErrorState sentence={managementMessages.partMissing} next={managementMessages.partMissingNext} />;
  }
  return <FailureState sentence={managementMessages.partFailed} reason={reason} onRetry={onRetry} />;
}

interface ChangedDialogProps {
  /** The changes of another user; undefined while the dialog is closed. */
  readonly meanwhile: PartChanges | undefined;
  readonly mine: PartChanges;
  readonly onMineKept: () => void;
  readonly onTheirsTaken: () => void;
  readonly onClosed: () => void;
}

/**
 * Asks which version to keep when two users have changed a part, so that nothing is overwritten unknowingly (ORGN-10).
 */
function ChangedDialog({ meanwhile, mine, onMineKept, onTheirsTaken, onClosed }: ChangedDialogProps) {
  return (
    <Dialog
      open={meanwhile !== undefined}
      onOpenChange={onClosed}
      title={changedMessages.title}
      closeLabel={changedMessages.close}
      wide
    >
      {meanwhile !== undefined && (
        <div className={styles.changed}>
          <p>{changedMessages.lead}</p>
          <ChangedSeats meanwhile={meanwhile} mine={mine} />
          <p className={styles.hint}>{changedMessages.keepMineHint}</p>
          <Buttons>
            <Button data-first-focus="" onClick={onMineKept}>
              {changedMessages.keepMine}
            </Button>
            <Button variant="quiet" onClick={onTheirsTaken}>
              {changedMessages.takeTheirs}
            </Button>
          </Buttons>
        </div>
      )}
    </Dialog>
  );
}

interface ChangedSeatsProps {
  readonly meanwhile: PartChanges;
  readonly mine: PartChanges;
}

/** Every seat that another user has changed, with its old and new holders, and the user's own change of it. */
function ChangedSeats({ meanwhile, mine }: ChangedSeatsProps) {
  return (
    <dl className={styles.changedSeats}>
      {meanwhile.seats.map((change) => {
        const own = mine.seats.find(({ seat }) => samePlace(seat.place, change.seat.place));
        return (
          <div key={`${change.seat.place.section} ${change.seat.place.office}`} className={styles.changedSeat}>
            <dt>{nameOf(change)}</dt>
            <dd>
              <span>{sentenceOf(change)}</span>
              {own !== undefined && <span className={styles.own}>{`${changedMessages.mine}: ${sentenceOf(own)}`}</span>}
            </dd>
          </div>
        );
      })}
      {meanwhile.duties && (
        <div className={styles.changedSeat}>
          <dt>{partMessages.duties}</dt>
          <dd>
            <span>{changedMessages.otherText}</span>
            {mine.duties && <span className={styles.own}>{changedMessages.both}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

function nameOf({ seat }: SeatChange): string {
  const office = officeName(seat.group, seat.office);
  return seat.sectionName === '' ? office : `${seat.sectionName} ${office}`;
}

const names = (people: readonly Person[]) => people.map(({ name }) => name);

function sentenceOf({ seat, before, after }: SeatChange): string {
  if (!seat.many) return seatChangeMessages.holder(names(before)[0], names(after)[0]);
  return seatChangeMessages.list(
    names(after.filter((person) => !includesPerson(before, person))),
    names(before.filter((person) => !includesPerson(after, person))),
  );
}
