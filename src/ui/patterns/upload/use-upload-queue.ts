import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectUpload, type UploadQueueActor, type UploadViewModel } from '@/content/machines/upload-view-model.ts';
import { isPathUnder, normalisePath } from '@/shared/domain/site-path.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';

/**
 * Subscribes to a queue that runs for the whole tab; a running upload is cancelled when its page is left (REL-18). It is not
 * cancelled when the form is removed because the user's session or role has ended: the answer still has to be shown (PERM-03).
 * @param page the address of the page, where it has others below that show the same form; by default the one at which it is
 * mounted, alone
 */
export function useUploadQueue(queue: UploadQueueActor, page?: string): UploadViewModel {
  const snapshot = useSelector(queue, (current) => current);
  const navigation = useCoreService('navigation');

  useEffect(() => {
    const here = () => normalisePath(navigation.current());
    const mountedAt = here();
    const isHere = () => (page === undefined ? here() === mountedAt : isPathUnder(here(), page));
    return () => {
      if (!isHere()) queue.send({ type: 'page.left' });
    };
  }, [queue, navigation, page]);

  return selectUpload(snapshot);
}
