import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import type { PageOrderProps } from './page-order.tsx';

// Readers never fetch what only publishers use; the bindings came with the page.
const live = createLivePart(undefined, () => import('./page-order.tsx').then((module) => module.PageOrder));

export function PageOrderSlot(props: PageOrderProps) {
  return <LiveSlot part={live} props={props} waiting={<Skeleton />} />;
}
