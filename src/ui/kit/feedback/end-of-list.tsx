import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './end-of-list.module.css';

interface EndOfListProps {
  readonly children?: string | undefined;
}

/** The line that ends a list (LIST-02). */
export function EndOfList({ children = kitMessages.allLoaded }: EndOfListProps) {
  return <output className={styles.end}>{children}</output>;
}
