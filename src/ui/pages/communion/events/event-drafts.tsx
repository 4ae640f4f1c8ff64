import { eventDraftsFeature } from '@/composition/event-drafts.feature.ts';
import type { EventsPageNews } from '@/content/machines/events-page.machine.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { eventFields } from '@/ui/messages/ko/event-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { DraftFormBody } from '@/ui/patterns/drafts/draft-form-body.tsx';
import { type AskedDraftsProps, Drafts } from '@/ui/patterns/drafts/drafts.tsx';
import { EventFields } from './event-fields.tsx';
import { shownText } from './shown-text.ts';

/** The events that are not published yet (EDIT-03). */
export function EventDrafts(asked: AskedDraftsProps<Receiver<EventsPageNews>>) {
  return (
    <Drafts
      {...asked}
      drafts={useService(eventDraftsFeature, 'drafts')}
      noun={postNouns.event}
      labels={eventFields}
      shown={shownText}
    >
      {(edit) => (
        <DraftFormBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </DraftFormBody>
      )}
    </Drafts>
  );
}
