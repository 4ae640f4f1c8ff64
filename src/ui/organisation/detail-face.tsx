import type { ReactNode } from 'react';
import type { ReadOnceFace } from '@/shared/machines/read-once-binding.ts';
import { Face } from '../kit/face.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { faultSentences } from '../messages/fault-messages.ts';
import { organisationMessages, titleOf } from '../messages/organisation-messages.ts';

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
