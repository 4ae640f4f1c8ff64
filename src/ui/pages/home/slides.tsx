import type { ComponentProps } from 'react';
import { slides } from '@/church/slides.ts';
import type { SlideshowEvent } from '@/content/machines/slideshow.machine.ts';
import { slideMessages } from '@/ui/messages/ko/home-messages.ts';
import { SlideControls } from './slide-controls.tsx';
import styles from './slides.module.css';

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
