import { useMachine } from '@xstate/react';
import { posterTexts } from '@/church/poster-texts.ts';
import { everydayPoster, posters } from '@/church/posters.ts';
import { posterEntry } from '@/composition/poster.ts';
import { posterOn } from '@/shared/church.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { PictureDialog } from '@/ui/kit/overlay/picture-dialog.tsx';
import { posterMessages } from '@/ui/messages/ko/home.ts';

/** Shows the poster once a day, as soon as no other dialog is open (HOME-01, HOME-02). */
export function PosterIsland() {
  const services = useServices(posterEntry);
  const [poster, send] = useMachine(services.poster);
  return (
    <PosterDialog
      poster={posterOn(posters, everydayPoster, poster.context.today)}
      open={poster.hasTag('open')}
      onClosed={() => send({ type: 'dialog.closed' })}
    />
  );
}

interface PosterDialogProps {
  readonly poster: (typeof posters)[number] | typeof everydayPoster;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/**
 * The poster of the day over the page (HOME-01). Its first button is a link to another page, which closes the dialog
 * too.
 */
function PosterDialog({ poster, open, onClosed }: PosterDialogProps) {
  return (
    <PictureDialog {...posterTexts[poster.name]} src={poster.picture} open={open} onOpenChange={onClosed}>
      <ButtonLink href={href('events')} onClick={onClosed}>
        {posterMessages.details}
      </ButtonLink>
      <Button variant="quiet" onClick={onClosed}>
        {posterMessages.close}
      </Button>
    </PictureDialog>
  );
}
