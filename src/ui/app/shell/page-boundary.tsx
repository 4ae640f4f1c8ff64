import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';

interface PageBoundaryProps {
  /** Asks again for the code of the page; settles when it is known whether it comes. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * A page whose code cannot be fetched, or that breaks, leaves a sentence and a retry instead of a blank page. Mount it
 * with the path as its key. React catches errors by class components only, so here, and only here, a view holds state.
 */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PlainPage>
        <ErrorState
          sentence={loadMessages.pageFailed}
          next={loadMessages.pageFailedNext}
          onRetry={() => void this.props.onRetry().then(() => this.setState({ failed: false }))}
        />
      </PlainPage>
    );
  }
}
