import { useId } from 'react';
import { type OwnVisibility, previewOf } from '@/people/domain/own-visibility.ts';
import { OPENABLE_FIELDS, type VisibilitySettings } from '@/people/domain/visibility.ts';
import { Card } from '@/ui/kit/layout/card.tsx';
import {
  lookerNames,
  visibilityMessages as messages,
  missingValue,
  openableNames,
} from '@/ui/messages/ko/directory-messages.ts';
import styles from './directory.module.css';
import { DirectoryCard } from './directory-card.tsx';

interface VisibilityPreviewProps {
  readonly own: OwnVisibility;
  /** The present choices, saved or not. */
  readonly settings: VisibilitySettings;
}

/** The member as a neighbour and as another member would see them with these settings. */
export function VisibilityPreview({ own, settings }: VisibilityPreviewProps) {
  const id = useId();
  const missing = OPENABLE_FIELDS.filter((field) => own.values[field] === undefined);
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.title}>
        {messages.preview}
      </h3>
      <div className={styles.cards}>
        {previewOf(own, settings).map(({ looker, seen }) => (
          <Card key={looker} aria-label={lookerNames[looker]}>
            <p className={styles.looker}>{lookerNames[looker]}</p>
            <DirectoryCard name={own.name} zone={own.zone} seen={seen} />
          </Card>
        ))}
      </div>
      {own.zone === undefined && <p>{messages.noNeighbours}</p>}
      {missing.length > 0 && (
        <p className={styles.zone}>{missingValue(missing.map((field) => openableNames[field]))}</p>
      )}
    </section>
  );
}
