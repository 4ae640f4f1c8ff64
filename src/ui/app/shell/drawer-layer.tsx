import { useSelector } from '@xstate/react';
import { useMoved } from '@/ui/kit/navigation/use-moved.ts';
import { useBackCloses } from '@/ui/kit/overlay/use-back-closes.ts';
import { useCoreService } from '../island/core.tsx';

/** Closes the open drawer on Back and on navigation to another page. */
export function DrawerLayer({ path }: { readonly path: string }) {
  const drawer = useCoreService('drawer');
  const open = useSelector(drawer, (snapshot) => snapshot.hasTag('open'));
  const close = () => drawer.send({ type: 'close.asked' });
  useBackCloses(open, close);
  // It may mount when the drawer is already open, which is no navigation.
  useMoved(path, close);
  return null;
}
