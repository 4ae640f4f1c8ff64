import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import type { PageOrderProps } from './page-order.tsx';

// Readers never fetch what only publishers use; the bindings came with the page.
const island = createIsland(() => import('./page-order.tsx').then((module) => module.PageOrder));

export function PageOrderSlot(props: PageOrderProps) {
  return <IslandSlot island={island} props={props} waiting={<Skeleton />} />;
}
