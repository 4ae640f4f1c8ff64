import { useMachine } from '@xstate/react';
import { everydayPoster, posters } from '@/church/posters.ts';
import { posterFeature } from '@/composition/poster.feature.ts';
import { posterOn } from '@/shared/domain/poster-on.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { PosterDialog } from './poster-dialog.tsx';

/** Shows the poster once a day, as soon as no other dialog is open (HOME-01, HOME-02). */
export function Poster({ services }: HasServices<typeof posterFeature>) {
  const [poster, send] = useMachine(services.poster);
  return (
    <PosterDialog
      poster={posterOn(posters, everydayPoster, poster.context.today)}
      open={poster.hasTag('open')}
      onClosed={() => send({ type: 'dialog.closed' })}
    />
  );
}

export const PosterIsland = withServices(posterFeature, Poster);
