import { type ReactNode } from 'react';
import type { Audience } from '@/auth/domain/access.ts';
import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { type PageName, pageNames } from '../messages/page-messages.ts';

export interface AccessGateProps {
  readonly audience: Audience;
  readonly page: PageName;
  readonly children: ReactNode;
}

const guard = createLivePart(undefined, () => import('./access-guard.tsx').then((module) => module.AccessGuard));

/** Shows a page to those it is for (ROUTE-07), once it is known who is asking. */
export function AccessGate(props: AccessGateProps) {
  const waiting = (
    <>
      <PageHead title={pageNames[props.page]} />
      <Skeleton />
    </>
  );
  return <LiveSlot part={guard} props={{ ...props, waiting }} waiting={waiting} />;
}
