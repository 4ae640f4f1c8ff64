import { useMachine } from '@xstate/react';
import type { DepartmentEntry } from '@/organisation/organisation.ports.ts';
import type { OrganisationPartEvent, OrganisationPartViewModel } from '@/organisation/parts.machine.ts';
import { countOfChanges, type PartRef, type PartSheet, type SeatPlace } from '@/organisation/parts.ts';
import type { MemberName } from '@/people/member-names.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { createPickerMachine } from '@/shared/picker.machine.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextArea } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { departmentCount } from '@/ui/messages/ko/grammar.ts';
import { committeeName, organisationMessages } from '@/ui/messages/ko/organisation.ts';
import {
  changeCount,
  managementMessages,
  partMessages,
  saveFailures,
} from '@/ui/messages/ko/organisation-management.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import styles from './organisation-management.module.css';
import { PartLinks, partHref } from './part-links.tsx';
import { PersonPicker, SectionSeats } from './seats.tsx';

const seatPicker = createPickerMachine<SeatPlace>();

interface PartFormProps {
  readonly part: PartRef;
  readonly sheet: PartSheet;
  readonly viewModel: OrganisationPartViewModel;
  readonly send: (event: OrganisationPartEvent) => void;
  readonly members: { readonly viewModel: ReadOnceViewModel<readonly MemberName[]>; readonly retry: () => void };
}

/** The seats of a part, a committee's duties, and links to its departments. */
export function PartForm({ part, sheet, viewModel, send, members }: PartFormProps) {
  const [picker, sendPicker] = useMachine(seatPicker);
  return (
    <>
      <PartNotices viewModel={viewModel} />
      <Form onSubmitted={() => send({ type: 'save.asked' })}>
        {sheet.sections.map((section) => (
          <SectionSeats
            key={section.key}
            part={nameOf(part, sheet)}
            section={section}
            changes={viewModel.changes.seats}
            locked={viewModel.isSaving}
            onPick={(place) => sendPicker({ type: 'picker.opened', subject: place })}
            onTakenOut={(place, person) => send({ type: 'person.removed', place, person })}
          />
        ))}
        {sheet.duties !== undefined && (
          <DutiesField
            text={sheet.duties}
            changed={viewModel.changes.duties}
            locked={viewModel.isSaving}
            onWritten={(text) => send({ type: 'duties.written', text })}
          />
        )}
        <SaveBar viewModel={viewModel} onUndone={() => send({ type: 'changes.undone' })} />
      </Form>
      {part.kind === 'committee' && <DepartmentLinks committee={part.id} departments={viewModel.departments} />}
      <PersonPicker
        sheet={sheet}
        members={members}
        picker={picker.context}
        open={picker.hasTag('open')}
        send={sendPicker}
        onSeated={(place, person) => send({ type: 'person.chosen', place, person })}
        onTakenOut={(place, person) => send({ type: 'person.removed', place, person })}
      />
    </>
  );
}

function nameOf({ kind }: PartRef, { name }: PartSheet): string {
  if (kind === 'governingSession') return organisationMessages.governingSession;
  if (name === '') return managementMessages.nameless;
  return kind === 'committee' ? committeeName(name) : name;
}

/** The notices that unsaved changes were restored, and why the last save failed. */
function PartNotices({ viewModel }: { readonly viewModel: OrganisationPartViewModel }) {
  return (
    <div className={styles.notices}>
      {viewModel.isRestored && viewModel.isChanged && (
        <Notice>
          <strong>{managementMessages.restored}</strong>
          <p>{managementMessages.restoredNext}</p>
        </Notice>
      )}
      {viewModel.saveFailure !== undefined && (
        <FormError
          message={{
            literal: partMessages.notSaved,
            sentence: inTurn(
              saveFailures[viewModel.saveFailure] ?? failureMessages[viewModel.saveFailure],
              partMessages.kept,
            ),
          }}
        />
      )}
    </div>
  );
}

/** The field's maximum height in lines; a longer text scrolls. */
const MOST_ROWS = 12;

interface DutiesFieldProps {
  readonly text: string;
  readonly changed: boolean;
  readonly locked: boolean;
  readonly onWritten: (text: string) => void;
}

/** A committee's duties, one on each line. */
function DutiesField({ text, changed, locked, onWritten }: DutiesFieldProps) {
  return (
    <TextArea
      name="duties"
      label={partMessages.duties}
      note={changed ? partMessages.changed : undefined}
      hint={partMessages.dutiesHint}
      value={text}
      rows={Math.min(MOST_ROWS, text.split('\n').length + 1)}
      readOnly={locked}
      onChange={({ target }) => onWritten(target.value)}
    />
  );
}

interface DepartmentLinksProps {
  readonly committee: EntityId;
  readonly departments: readonly DepartmentEntry[];
}

/** Links to the pages on which a committee's departments are edited; a department without an id has no link. */
function DepartmentLinks({ committee, departments }: DepartmentLinksProps) {
  if (departments.length === 0) return null;
  const links = departments.flatMap(({ id, name }) =>
    id === undefined ? [] : { href: partHref({ kind: 'department', id }, committee), name },
  );
  const fixed = departments.filter(({ id }) => id === undefined);
  return (
    <div className={styles.departments}>
      <PartLinks
        title={partMessages.departments}
        aside={departmentCount(departments.length)}
        lead={partMessages.departmentsLead}
        links={links}
      />
      {fixed.length > 0 && <p>{`${fixed.map(({ name }) => name).join(', ')}: ${partMessages.notEditable}`}</p>}
    </div>
  );
}

interface SaveBarProps {
  readonly viewModel: OrganisationPartViewModel;
  readonly onUndone: () => void;
}

/** The number of changes with buttons to save and undo them; visible while there are any. */
function SaveBar({ viewModel: { changes, isChanged, isSaving }, onUndone }: SaveBarProps) {
  return (
    <div className={classNames(styles.bar, isChanged && styles.held)}>
      <output className={styles.changeCount}>
        {isChanged ? changeCount(countOfChanges(changes)) : partMessages.unchanged}
      </output>
      <Button variant="quiet" aria-disabled={!isChanged || undefined} busy={isSaving} onClick={onUndone}>
        {partMessages.undo}
      </Button>
      <SubmitButton
        isSubmitting={isSaving}
        aria-disabled={!isChanged || undefined}
        label={partMessages.save}
        busyLabel={partMessages.saving}
      />
    </div>
  );
}
