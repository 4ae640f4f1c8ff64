import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import { CodeLoadError } from '../code/code.ts';

interface PageBoundaryProps {
  /** A change resets the failure: another page of the same view may work. */
  readonly path: string;
  /** Requests the code of the page again; settles when it has loaded or failed. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface Failed {
  /** The path of the failed page. */
  readonly path: string;
  /** `lost`: its code failed to load; `broke`: rendering threw. */
  readonly failed: 'lost' | 'broke' | undefined;
}

const SENTENCES = {
  lost: { sentence: loadMessages.pageFailed, next: loadMessages.pageFailedNext },
  broke: { sentence: loadMessages.pageBroke, next: loadMessages.pageBrokeNext },
} as const;

/**
 * Shows a sentence and a retry instead of a blank page if a page's code fails to load or its rendering throws. Mount it with
 * the key of its view. React catches errors in class components only, so this is the only view with state of its own.
 */
export class PageBoundary extends Component<PageBoundaryProps, Failed> {
  override state: Failed = { path: this.props.path, failed: undefined };

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: Failed): Failed | null {
    return path === state.path ? null : { path, failed: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<Failed, 'failed'> {
    return { failed: error instanceof CodeLoadError ? 'lost' : 'broke' };
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
