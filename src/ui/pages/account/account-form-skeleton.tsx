import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { FormLead } from './form-lead.tsx';

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
