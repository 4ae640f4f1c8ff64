import { draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import styles from './draft-list.module.css';

interface DraftsRowProps {
  readonly words?: string;
}

/** Reserves the row of the drafts until their list is loaded, and where the server stores no drafts (EDIT-03). */
export function DraftsRow({ words = draftMessages.counted(undefined) }: DraftsRowProps) {
  return <p className={styles.waiting}>{words}</p>;
}
