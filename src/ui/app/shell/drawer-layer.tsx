import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import { useBackCloses } from '@/ui/kit/overlay/use-back-closes.ts';
import { useService } from '../island/core.tsx';

/** Closes the open drawer on Back and on navigation to another page. */
export function DrawerLayer({ path }: { readonly path: string }) {
  const drawer = useService(coreFeature, 'drawer');
  const open = useSelector(drawer, (snapshot) => snapshot.hasTag('open'));
  const close = () => drawer.send({ type: 'close.asked' });
  useBackCloses(open, close);

  // It may mount when the drawer is already open, which is not a navigation.
  const openedOn = useRef(path);
  useEffect(() => {
    if (openedOn.current !== path) drawer.send({ type: 'close.asked' });
    openedOn.current = path;
  }, [drawer, path]);
  return null;
}
