import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import { selectUpload, type UploadQueueActor, type UploadViewModel } from '@/content/machines/provide-upload-queue.ts';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { useService } from '@/ui/app/island/core.tsx';

/**
 * Follows a queue that runs for the tab; a sending under way is given up when its page is left (REL-18). A form that goes
 * because its reader's session or role has ended has not left: its answer is still to be told (PERM-03).
 */
export function useUploadQueue(queue: UploadQueueActor): UploadViewModel {
  const snapshot = useSelector(queue, (current) => current);
  const navigation = useService(coreFeature, 'navigation');

  useEffect(() => {
    const here = () => normalisePath(navigation.current());
    const page = here();
    return () => {
      if (here() !== page) queue.send({ type: 'page.left' });
    };
  }, [queue, navigation]);

  return selectUpload(snapshot);
}
