import { eventEditingFeature } from '@/composition/event-editing.feature.ts';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { eventFields } from '@/ui/messages/ko/event-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { type AskedEditProps, EditDialog } from '@/ui/patterns/editing/edit-dialog.tsx';
import { PostEditBody } from '@/ui/patterns/editing/post-edit-body.tsx';
import { EventFields } from './event-fields.tsx';
import { shownText } from './shown-text.ts';

/** The dialog in which an event is changed (EDIT-01). */
function EventEditing({ services, ...asked }: AskedEditProps<DatedEvent> & HasServices<typeof eventEditingFeature>) {
  return (
    <EditDialog {...asked} editing={services.editing} noun={postNouns.event} labels={eventFields} shown={shownText}>
      {(edit) => (
        <PostEditBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </PostEditBody>
      )}
    </EditDialog>
  );
}

export const EventEditingIsland = withServices(eventEditingFeature, EventEditing);
