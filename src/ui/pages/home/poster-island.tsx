import { useMachine, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { everydayPoster, posters } from '@/church/posters.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { posterFeature } from '@/composition/poster.feature.ts';
import { posterOn } from '@/shared/domain/poster-on.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { PosterDialog } from './poster-dialog.tsx';

/** Shows the poster when it was not shown today, as soon as nothing else lies over the page (HOME-01, HOME-02). */
export function PosterIsland() {
  const [poster, send] = useMachine(useService(posterFeature, 'poster'));
  const menuOpen = useSelector(useService(coreFeature, 'drawer'), (drawer) => drawer.matches('open'));
  const loginOpen = useSelector(useService(coreFeature, 'loginDialog'), (dialog) => dialog.matches('open'));
  const due = poster.matches('due');
  const wayClear = !menuOpen && !loginOpen;

  useEffect(() => {
    if (due && wayClear) return whenNobodyTypes(() => send({ type: 'way.cleared' }));
    return undefined;
  }, [due, wayClear, send]);

  return (
    <PosterDialog
      poster={posterOn(posters, everydayPoster, poster.context.today)}
      open={poster.matches('open')}
      onClosed={() => send({ type: 'notice.closed' })}
    />
  );
}

const FIELD = 'input, select, textarea, [contenteditable]';

/** Runs it at once, or when the reader leaves the field that they are in. @returns a function that calls it off */
function whenNobodyTypes(run: () => void): () => void {
  const field = document.activeElement;
  if (field?.matches(FIELD) !== true) {
    run();
    return () => undefined;
  }
  field.addEventListener('blur', run, { once: true });
  return () => field.removeEventListener('blur', run);
}
