import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';

/** Stands where the drafts will be while their code loads. */
export const DraftsSkeleton = () => <Skeleton lines={3} />;
