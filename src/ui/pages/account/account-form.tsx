import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import styles from './account-form.module.css';

interface AccountFormSkeletonProps {
  readonly lead: string;
  /** The number of lines that makes it about as high as the form. */
  readonly lines: number;
}

/** Shown until the form's code is loaded, in prerendered pages too. */
export function AccountFormSkeleton({ lead, lines }: AccountFormSkeletonProps) {
  return (
    <>
      <FormLead>{lead}</FormLead>
      <Skeleton lines={lines} />
    </>
  );
}

/** The text above a form; hidden together with the form once it is done. */
export function FormLead({ children }: { readonly children: string }) {
  return <p className={styles.lead}>{children}</p>;
}
