import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import styles from './form-skeleton.module.css';

/** The place of a form that is being fetched: as high as it will be at first, so that the list below stays where it is. */
export function FormSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton lines={8} />
    </div>
  );
}
