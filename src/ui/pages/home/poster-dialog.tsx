import * as Radix from '@radix-ui/react-dialog';
import { posterTexts } from '@/church/poster-texts.ts';
import type { everydayPoster, posters } from '@/church/posters.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import backdrop from '@/ui/kit/overlay/backdrop.module.css';
import dialog from '@/ui/kit/overlay/dialog.module.css';
import { useBackCloses } from '@/ui/kit/overlay/use-back-closes.ts';
import { useDialogFocus } from '@/ui/kit/overlay/use-dialog-focus.ts';
import { posterMessages } from '@/ui/messages/ko/poster-messages.ts';
import styles from './poster-dialog.module.css';

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
  const focus = useDialogFocus();
  useBackCloses(open, onClosed);
  const { title, alt } = posterTexts[poster.name];
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClosed()}>
      <Radix.Portal>
        <div className={classNames(backdrop.backdrop, dialog.place)}>
          <Radix.Content
            {...focus}
            className={classNames(dialog.dialog, styles.dialog)}
            aria-modal="true"
            aria-describedby={undefined}
          >
            <VisuallyHidden>
              <Radix.Title>{title}</Radix.Title>
            </VisuallyHidden>
            <img className={styles.poster} src={poster.picture} alt={alt} width={600} height={800} />
            <Buttons className={styles.buttons}>
              <ButtonLink href={href('events')} onClick={onClosed}>
                {posterMessages.details}
              </ButtonLink>
              <Button variant="quiet" onClick={onClosed}>
                {posterMessages.close}
              </Button>
            </Buttons>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
