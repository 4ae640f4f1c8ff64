import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChurchEvent, DatedEvent } from '@/content/domain/church-event.ts';
import type { DraftSaving } from '@/content/machines/draft-saving.machine.ts';
import type { EventsPageNews } from '@/content/machines/events-page.machine.ts';
import type { monthMachine } from '@/content/machines/month.machine.ts';
import type { MonthPanelEmitted, monthPanelMachine } from '@/content/machines/month-panel.machine.ts';
import type { EventFormFactory } from '@/content/machines/provide-event-forms.ts';
import type { SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { icsMessages } from '@/ui/messages/ko/event-messages.ts';
import type { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';
import { DayDialog } from './day-dialog.tsx';
import { eventToFocusAfterRemoval } from './event-after-removal.ts';
import { EventDialog } from './event-dialog.tsx';
import { EventFormDialog } from './event-form-dialog.tsx';

interface MonthPanelsProps {
  readonly saveFile: SaveEventFile;
  readonly forms: EventFormFactory;
  /** The receiver of new events. */
  readonly page: Receiver<EventsPageNews>;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
  readonly events: readonly ChurchEvent[];
  readonly month: ActorRefFrom<typeof monthMachine>;
  readonly publishing: ReturnType<typeof usePublishingRight>;
  /** Saves a new event as a draft; absent where the server stores no drafts. */
  readonly saving: DraftSaving | undefined;
}

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./event-editing-island.tsx').then((module) => module.EventEditingIsland));

/** The dialogs over the month. */
export function MonthPanels(props: MonthPanelsProps) {
  const { saveFile, forms, page, panel: actor, month, events, publishing, saving } = props;
  const { publishes, hasForm, writer, right } = publishing;
  const panel = useSelector(actor, (snapshot) => snapshot);
  const { send: show } = actor;
  const { send } = month;
  const { day, id } = panel.context;
  const goesOnAt = useRef<HTMLElement>(undefined);
  const isEventOpen = panel.hasTag('event');

  // The element that opened the event disappears with it; without this, the focus would go to the top of the page.
  useActorEvents<MonthPanelEmitted>(actor, () => {
    takeFocus(goesOnAt.current);
    goesOnAt.current = undefined;
  });

  const close = () => show({ type: 'panel.closed' });
  const save = (event: ChurchEvent) => saveFile(event, icsMessages(event));
  const remove = (event: ChurchEvent) => {
    if (isEventOpen) goesOnAt.current = eventToFocusAfterRemoval(event.id);
    // The offer to undo is on the page, which an open dialog would cover.
    show({ type: 'event.removed' });
    send({ type: 'removal.asked', event });
  };
  const formFor = useMemo(() => forms(page, right.actor), [forms, page, right.actor]);

  const edit = useAskedEdit<DatedEvent>(writer, month);
  const change = ({ id: chosen }: ChurchEvent) => {
    close();
    edit.ask(chosen);
  };

  const shared = {
    onClosed: close,
    onSaved: save,
    onEdited: publishes ? change : undefined,
    onRemoved: publishes ? remove : undefined,
  };
  return (
    <>
      <EventDialog
        {...shared}
        event={isEventOpen && id !== undefined ? events.find((event) => sameId(event.id, id)) : undefined}
      />
      <DayDialog
        {...shared}
        day={panel.hasTag('day') ? day : undefined}
        events={events}
        onWrite={publishes ? (chosen) => show({ type: 'form.asked', day: chosen }) : undefined}
      />
      <EventFormDialog
        open={hasForm && panel.hasTag('writing')}
        day={day}
        formFor={formFor}
        right={right}
        saving={saving}
        onClosed={() => show({ type: 'close.asked' })}
      />
      {hasForm && (
        <IslandSlot key={edit.key} island={editing} props={{ id: edit.id, owner: edit.owner, right }} fallback={null} />
      )}
    </>
  );
}
