import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import styles from './form-skeleton.module.css';

/** The placeholder of a form that is loading: as high as the form at first, so that the list below does not move. */
export function FormSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton lines={8} />
    </div>
  );
}
