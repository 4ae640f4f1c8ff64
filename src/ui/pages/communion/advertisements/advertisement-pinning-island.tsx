import { advertisementPinningFeature } from '@/composition/advertisement-pinning.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which an advertisement is pinned (EDIT-04). */
function AdvertisementPinning({
  services,
  ...asked
}: AskedPinProps<Advertisement> & HasServices<typeof advertisementPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const AdvertisementPinningIsland = withServices(advertisementPinningFeature, AdvertisementPinning);
