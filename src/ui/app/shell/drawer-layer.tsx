import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import { useBackCloses } from '@/ui/kit/overlay/use-back-closes.ts';
import { useService } from '../island/core.tsx';

/** What closes the open drawer besides the platform: Back, and a move to another page. */
export function DrawerLayer({ path }: { readonly path: string }) {
  const drawer = useService(coreFeature, 'drawer');
  const open = useSelector(drawer, (snapshot) => snapshot.hasTag('open'));
  const close = () => drawer.send({ type: 'close.asked' });
  useBackCloses(open, close);

  // It may come when the drawer stands open already, which is no move to another page.
  const openedOn = useRef(path);
  useEffect(() => {
    if (openedOn.current !== path) drawer.send({ type: 'close.asked' });
    openedOn.current = path;
  }, [drawer, path]);
  return null;
}
