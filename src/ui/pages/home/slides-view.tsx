import { useMachine } from '@xstate/react';
import { type FocusEvent, type PointerEvent, useEffect } from 'react';
import { slides } from '@/church/welcome.ts';
import { type SlideshowEvent, slideshowMachine } from '@/content/home/slideshow.machine.ts';
import { Slides } from './slides.tsx';

/** The slide show (HOME-03). */
export function SlidesIsland() {
  const [snapshot, send] = useMachine(slideshowMachine, { input: { count: slides.length } });
  const { index, holds } = snapshot.context;

  useEffect(() => followTab(send), [send]);
  useEffect(() => followMotion(send), [send]);

  return (
    <Slides
      index={index}
      playing={snapshot.hasTag('playing')}
      stopped={holds.includes('button')}
      send={send}
      // Only a pointer that can hover pauses the slides: a finger never leaves, so they would stay paused.
      onPointerEnter={({ pointerType }: PointerEvent) =>
        pointerType !== 'touch' && send({ type: 'hold.begun', by: 'pointer' })
      }
      onPointerLeave={() => send({ type: 'hold.ended', by: 'pointer' })}
      // Only a visible focus pauses the slides: a mouse click also leaves the focus on the button.
      onFocus={({ target }: FocusEvent) =>
        target.matches(':focus-visible') && send({ type: 'hold.begun', by: 'focus' })
      }
      onBlur={() => send({ type: 'hold.ended', by: 'focus' })}
    />
  );
}

type Send = (event: SlideshowEvent) => void;

function followTab(send: Send): () => void {
  const notify = () => send({ type: document.hidden ? 'hold.begun' : 'hold.ended', by: 'hiddenTab' });
  notify();
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

function followMotion(send: Send): () => void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const notify = () => send({ type: reducedMotion.matches ? 'hold.begun' : 'hold.ended', by: 'reducedMotion' });
  notify();
  reducedMotion.addEventListener('change', notify);
  return () => reducedMotion.removeEventListener('change', notify);
}
