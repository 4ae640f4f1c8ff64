import { advertisementPinningFeature } from '@/composition/advertisement-pinning.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which an advertisement is pinned (EDIT-04). */
export function AdvertisementPinning(asked: AskedPinProps<Advertisement>) {
  return <PinDialog {...asked} pinning={useService(advertisementPinningFeature, 'pinning')} />;
}
