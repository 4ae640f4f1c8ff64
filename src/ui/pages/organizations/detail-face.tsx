import type { ReactNode } from 'react';
import type { ReadOnceFace } from '@/shared/machines/read-once-binding.ts';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { organisationMessages, titleOf } from '@/ui/messages/ko/organisation-messages.ts';

interface DetailFaceProps<Value> {
  /** What is shown, by its whole name as far as it is known. */
  readonly title: string;
  readonly face: ReadOnceFace<Value>;
  readonly words: { readonly loading: string; readonly failed: string };
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** A detail under its title, which is the document's too; a spinner before it is there, and a retry where it cannot be had. */
export function DetailFace<Value>({ title, face, words, onRetry, children }: DetailFaceProps<Value>) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <PageHead title={title} over={organisationMessages.over} />
      {face.status === 'ready' && children(face.value)}
      {face.status === 'failed' && (
        <Face kind="failed" sentence={words.failed} next={faultSentences[face.reason]} onRetry={onRetry} />
      )}
      {face.status === 'loading' && <Spinner label={words.loading} />}
    </>
  );
}
