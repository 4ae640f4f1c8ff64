import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';

// Readers never fetch what only publishers use.
const live = createLivePart('bulletins', () => import('./bulletin-upload.tsx').then((module) => module.BulletinUpload));

export function BulletinUploadSlot() {
  return <LiveSlot part={live} props={{}} waiting={<Skeleton />} />;
}
