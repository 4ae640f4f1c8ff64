import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import styles from './week-news.module.css';

/** A list of the week while it is loading; as high as three short entries. */
export function NewsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton label={label} lines={6} />
    </div>
  );
}
