import { draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import styles from './draft-list.module.css';

interface DraftsRowProps {
  readonly words?: string;
}

/** Keeps the row of the drafts until their list is there, and where the server keeps none (EDIT-03). */
export function DraftsRow({ words = draftMessages.counted(undefined) }: DraftsRowProps) {
  return <p className={styles.waiting}>{words}</p>;
}
