import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import type { BulletinUploadProps } from './bulletin-upload.tsx';

// Readers never fetch what only publishers use; the bindings came with the page.
const island = createIsland(() => import('./bulletin-upload.tsx').then((module) => module.BulletinUpload));

export function BulletinUploadSlot(props: BulletinUploadProps) {
  return <IslandSlot island={island} props={props} waiting={<Skeleton />} />;
}
