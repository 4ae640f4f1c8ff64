import { slides } from '@/church/slides.ts';
import type { SlideshowEvent } from '@/content/machines/slideshow.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { slideMessages, slideName } from '@/ui/messages/ko/home-messages.ts';
import styles from './slides.module.css';

interface SlideControlsProps {
  readonly index: number;
  readonly stopped: boolean;
  readonly send: ((event: SlideshowEvent) => void) | undefined;
}

/** Pause and play, a dot for each slide, previous and next. */
export function SlideControls({ index, stopped, send }: SlideControlsProps) {
  const waits = send === undefined;
  return (
    <div className={styles.controls}>
      <Button
        variant="bare"
        className={styles.pause}
        disabled={waits}
        onClick={() => send?.({ type: 'pause.toggled' })}
      >
        {stopped ? <PlayIcon /> : <Icon name="pause" />}
        {stopped ? slideMessages.play : slideMessages.pause}
      </Button>
      <fieldset className={styles.dots} aria-label={slideMessages.dots}>
        {slides.map(({ src }, place) => (
          <PlainButton
            key={src}
            className={styles.dot}
            aria-label={slideName(place)}
            aria-current={place === index ? 'true' : undefined}
            disabled={waits}
            onClick={() => send?.({ type: 'slide.chosen', index: place })}
          />
        ))}
      </fieldset>
      <div className={styles.turns}>
        <Button
          variant="quiet"
          round
          aria-label={slideMessages.previous}
          disabled={waits}
          onClick={() => send?.({ type: 'previous.asked' })}
        >
          <Icon name="left" />
        </Button>
        <Button
          variant="quiet"
          round
          aria-label={slideMessages.next}
          disabled={waits}
          onClick={() => send?.({ type: 'next.asked' })}
        >
          <Icon name="right" />
        </Button>
      </div>
    </div>
  );
}

function PlayIcon() {
  return (
    <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 5v14l11-7z" />
    </svg>
  );
}
