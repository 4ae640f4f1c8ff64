import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './tag.module.css';

/** The kinds of event (EVNT-04): ● morning worship, ◆ Wednesday worship, ■ general, ▲ weekly. */
export type EventTone = 'morning' | 'wednesday' | 'general' | 'weekly';

interface TagProps {
  readonly tone?: EventTone | 'plain' | 'today' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word with a ground of its own. The tone of an event brings its shape along. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  const marked = tone !== 'plain' && tone !== 'today';
  return <span className={classNames(styles.tag, styles[tone], marked && styles.marked, className)}>{children}</span>;
}

/** Colours and shape of a kind of event, for other elements than a tag, such as a bar in the calendar. */
export function eventToneClassName(tone: EventTone): string {
  return classNames(styles[tone], styles.marked);
}
