import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { ANNOUNCEMENT_FEED, ANNOUNCEMENT_FORM, SESSION } from '@/composition/tokens.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { useService } from '../core.tsx';
import { useFeed } from '../use-feed.ts';
import { AnnouncementFeed } from './announcement-feed.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function AnnouncementsLive() {
  const { face, send } = useFeed(useService(ANNOUNCEMENT_FEED));
  const makeForm = useService(ANNOUNCEMENT_FORM);
  const form = useMemo(() => makeForm((item) => send({ type: 'item.added', item })), [makeForm, send]);
  const publishes = useSelector(useService(SESSION), (snapshot) => canPublish(sessionIn(snapshot)?.roles ?? []));
  return (
    <>
      {publishes && <AnnouncementForm form={form} />}
      <AnnouncementFeed face={face} send={send} removable={publishes} />
    </>
  );
}
