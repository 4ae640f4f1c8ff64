import { posterTexts } from '@/church/poster-texts.ts';
import type { everydayPoster, posters } from '@/church/posters.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { PictureDialog } from '@/ui/kit/overlay/picture-dialog.tsx';
import { posterMessages } from '@/ui/messages/ko/poster-messages.ts';

interface PosterDialogProps {
  readonly poster: (typeof posters)[number] | typeof everydayPoster;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/**
 * The poster of the day over the page (HOME-01). Its first button is a link to another page, which closes the dialog
 * too.
 */
export function PosterDialog({ poster, open, onClosed }: PosterDialogProps) {
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
