import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import type { BulletinUploadProps } from './bulletin-upload.tsx';

// Readers never fetch what only publishers use; the bindings came with the page.
const live = createLivePart(undefined, () => import('./bulletin-upload.tsx').then((module) => module.BulletinUpload));

export function BulletinUploadSlot(props: BulletinUploadProps) {
  return <LiveSlot part={live} props={props} waiting={<Skeleton />} />;
}
