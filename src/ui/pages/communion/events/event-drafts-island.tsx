import { eventDraftsFeature } from '@/composition/event-drafts.feature.ts';
import type { EventsPageNews } from '@/content/machines/events-page.machine.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { eventFields } from '@/ui/messages/ko/event-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { DraftFormBody } from '@/ui/patterns/drafts/draft-form-body.tsx';
import { type AskedDraftsProps, Drafts } from '@/ui/patterns/drafts/drafts.tsx';
import { EventFields } from './event-fields.tsx';
import { shownText } from './shown-text.ts';

/** The events that are not published yet (EDIT-03). */
function EventDrafts({
  services,
  ...asked
}: AskedDraftsProps<Receiver<EventsPageNews>> & HasServices<typeof eventDraftsFeature>) {
  return (
    <Drafts {...asked} drafts={services.drafts} noun={postNouns.event} labels={eventFields} shown={shownText}>
      {(edit) => (
        <DraftFormBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </DraftFormBody>
      )}
    </Drafts>
  );
}

export const EventDraftsIsland = withServices(eventDraftsFeature, EventDrafts);
