import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { FormLead } from './form-lead.tsx';

interface WaitingFormProps {
  readonly lead: string;
  /** About as high as the form that comes. */
  readonly lines: number;
}

/** Stands in the place of a form until its code is there, in prerendered pages too. */
export function FormSkeleton({ lead, lines }: WaitingFormProps) {
  return (
    <>
      <FormLead>{lead}</FormLead>
      <Skeleton lines={lines} />
    </>
  );
}
