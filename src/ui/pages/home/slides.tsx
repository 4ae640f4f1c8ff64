import type { ComponentProps } from 'react';
import { slides } from '@/church/welcome.ts';
import type { SlideshowEvent } from '@/content/home/slideshow.machine.ts';
import { createCode, useLoaded } from '@/ui/app/islands/code.ts';
import { Button, PlainButton } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { slideMessages, slideName } from '@/ui/messages/ko/home.ts';
import styles from './home.module.css';

interface SlidesProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** The index of the current slide, from 0. */
  readonly index: number;
  readonly playing: boolean;
  /** Paused by the button. */
  readonly stopped: boolean;
  /** Undefined until the slide show is loaded; until then the controls are disabled. */
  readonly send?: ((event: SlideshowEvent) => void) | undefined;
}

/**
 * The pictures at the top of the home page (HOME-03). The first is the page's largest picture and is fetched with high
 * priority.
 */
export function Slides({ index, playing, stopped, send, ...rest }: SlidesProps) {
  const isInteractive = send !== undefined;
  const next = (index + 1) % slides.length;
  return (
    // No element has this role without other meaning: `fieldset` is for fields, `details` can be folded.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div {...rest} role="group" aria-roledescription={slideMessages.role} aria-label={slideMessages.group}>
      <ul className={styles.frames} aria-live={isInteractive && !playing ? 'polite' : 'off'}>
        {slides.map(({ src, alt }, place) => (
          <li key={src} hidden={place !== index}>
            {(place === index || (isInteractive && place === next)) && (
              <img
                className={styles.picture}
                src={src}
                alt={alt}
                width={1200}
                height={800}
                fetchPriority={place === 0 ? 'high' : 'low'}
                decoding="sync"
              />
            )}
          </li>
        ))}
      </ul>
      <SlideControls index={index} stopped={stopped} send={send} />
    </div>
  );
}

/** The slides before their script is loaded. */
export function StillSlides() {
  return <Slides index={0} playing={false} stopped={false} />;
}

interface SlideControlsProps {
  readonly index: number;
  readonly stopped: boolean;
  readonly send: ((event: SlideshowEvent) => void) | undefined;
}

/** Pause and play, a dot for each slide, previous and next. */
function SlideControls({ index, stopped, send }: SlideControlsProps) {
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
        <span>{stopped ? slideMessages.play : slideMessages.pause}</span>
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

const slidesCode = createCode(() => import('./slides-view.tsx').then((module) => module.SlidesIsland));

/** The place of the slide show; the first slide is shown until its script is loaded, or if it cannot be. */
export function SlidesSlot() {
  const view = useLoaded(slidesCode);

  if (view.status !== 'ready') return <StillSlides />;
  const SlidesIsland = view.value;
  return <SlidesIsland />;
}
