import { useMachine } from '@xstate/react';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { PartRef, PartSheet, SeatPlace } from '@/organisation/domain/part-sheet.ts';
import type { OrganisationPartEvent } from '@/organisation/machines/organisation-part-state.ts';
import type { OrganisationPartViewModel } from '@/organisation/machines/provide-organisation-part.ts';
import { createPickerMachine } from '@/shared/machines/picker.machine.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { committeeName, organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { DepartmentLinks } from './department-links.tsx';
import { DutiesField } from './duties-field.tsx';
import { PartNotices } from './part-notices.tsx';
import { PersonPicker } from './person-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import { SeatSection } from './seat-section.tsx';

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
          <SeatSection
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
