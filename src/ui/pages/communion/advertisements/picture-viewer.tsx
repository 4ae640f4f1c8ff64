import type { PictureViewerContext, PictureViewerEvent } from '@/content/posts/picture-viewer.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';
import { advertisementMessages, pictureName, picturePlace } from '@/ui/messages/ko/post-lists.ts';
import styles from './picture-viewer.module.css';

interface PictureViewerProps extends PictureViewerContext {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly send: (event: PictureViewerEvent) => void;
}

/** A picture as large as the window allows; it can be zoomed (ADVT-01). */
export function PictureViewer({ title, pictures, at, hasPrevious, hasNext, send }: PictureViewerProps) {
  const name = pictureName(title, at + 1);
  return (
    <Dialog
      open
      wide
      onOpenChange={() => send({ type: 'viewer.closed' })}
      title={title}
      closeLabel={advertisementMessages.closeViewer}
    >
      {/* Keyed, so that each picture begins unzoomed. */}
      <ZoomPane key={pictures[at]} label={name}>
        <img className={styles.picture} src={pictures[at]} alt={name} draggable={false} />
      </ZoomPane>
      {pictures.length > 1 && (
        <Buttons className={styles.paging}>
          <Button
            variant="quiet"
            round
            aria-label={advertisementMessages.previous}
            aria-disabled={!hasPrevious}
            onClick={() => send({ type: 'previous.asked' })}
          >
            <Icon name="left" />
          </Button>
          <output className={styles.place}>{picturePlace(at + 1, pictures.length)}</output>
          <Button
            variant="quiet"
            round
            aria-label={advertisementMessages.next}
            aria-disabled={!hasNext}
            onClick={() => send({ type: 'next.asked' })}
          >
            <Icon name="right" />
          </Button>
        </Buttons>
      )}
    </Dialog>
  );
}
