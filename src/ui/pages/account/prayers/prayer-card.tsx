import { useId } from 'react';
import { isOpen, type Prayer } from '@/people/domain/prayer.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { prayerMessages as messages, prayedText, untilText, writerOf } from '@/ui/messages/ko/prayer-messages.ts';
import { PrayerButtons } from './prayer-buttons.tsx';
import styles from './prayers.module.css';

interface PrayerCardProps {
  readonly prayer: Prayer;
  /** An action on the request is being sent. */
  readonly isBusy: boolean;
  readonly isAdmin: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** One request: its writer, its last day, its text, and the reader's actions. */
export function PrayerCard({ prayer, isBusy, isAdmin, send }: PrayerCardProps) {
  const { text, scope, isMine, writtenOn, until, prayed, isAnswered, hasEnded, hiddenReason } = prayer;
  const id = useId();
  return (
    <article className={styles.prayer} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 className={styles.writer} id={id}>
          {writerOf(prayer)}
        </h2>
        {isMine && <Tag>{messages.mine}</Tag>}
        {scope === 'zone' && <Tag>{messages.zone}</Tag>}
        {isAnswered && <Tag tone="accent">{messages.answered}</Tag>}
        {hasEnded && <Tag>{messages.ended}</Tag>}
        {hiddenReason !== undefined && <Tag>{messages.hidden}</Tag>}
      </div>
      <p className={styles.about}>
        {writtenOn !== undefined && <time dateTime={writtenOn}>{writtenOn}</time>}
        {until !== undefined && ` · ${untilText(until)}`}
      </p>
      <p className={styles.text}>{text}</p>
      {hiddenReason !== undefined && (
        <p className={styles.text}>
          <strong>{messages.hiddenReason}</strong> {hiddenReason}
        </p>
      )}
      {(isOpen(prayer) || prayed > 0) && <p className={styles.about}>{prayedText(prayed)}</p>}
      <PrayerButtons prayer={prayer} isBusy={isBusy} isAdmin={isAdmin} send={send} />
    </article>
  );
}
