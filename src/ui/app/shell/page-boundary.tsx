import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import { LostCode } from '../code/code.ts';

interface PageBoundaryProps {
  /** Another page of the same view may be whole. */
  readonly path: string;
  /** Asks again for the code of the page; settles when it is known whether it comes. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface Failed {
  /** Of the page that this is said of. */
  readonly path: string;
  /** Its code did not come, or it has a fault of its own. */
  readonly failed: 'lost' | 'broke' | undefined;
}

const SENTENCES = {
  lost: { sentence: loadMessages.pageFailed, next: loadMessages.pageFailedNext },
  broke: { sentence: loadMessages.pageBroke, next: loadMessages.pageBrokeNext },
} as const;

/**
 * A page whose code cannot be fetched, or that breaks, leaves a sentence and a retry instead of a blank page. Mount it
 * with the key of its view. React catches errors by class components only, so here, and only here, a view holds state.
 */
export class PageBoundary extends Component<PageBoundaryProps, Failed> {
  override state: Failed = { path: this.props.path, failed: undefined };

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: Failed): Failed | null {
    return path === state.path ? null : { path, failed: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<Failed, 'failed'> {
    return { failed: error instanceof LostCode ? 'lost' : 'broke' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <PlainPage>
        <ErrorState
          {...SENTENCES[failed]}
          onRetry={() => void this.props.onRetry().then(() => this.setState({ failed: undefined }))}
        />
      </PlainPage>
    );
  }
}
