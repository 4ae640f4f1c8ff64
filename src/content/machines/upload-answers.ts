import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { PostFailure } from '../domain/post.ts';
import type { UploadField } from '../ports/uploads.ts';

/** How an upload ended: `incomplete` where it could not begin, because files are being checked or missing. */
export interface UploadAnswer<Value> {
  readonly type: 'upload.answered';
  readonly outcome: Outcome<Value, PostFailure | Withheld>;
}

/** No chosen file is being checked. */
export interface FilesChecked {
  readonly type: 'files.checked';
}

/** The chosen files are to be uploaded. */
export interface UploadAsked {
  readonly type: 'upload.asked';
  readonly fields?: readonly UploadField[];
}

/** An upload that is asked for by a form that awaits the outcome. */
export interface UploadQuestion<Value> extends UploadAsked {
  readonly asker?: Receiver<UploadAnswer<Value>> | undefined;
}

/** What is answered, and to whom. */
export type Answered<Value> = Pick<UploadAnswer<Value>, 'outcome'> & Pick<UploadQuestion<Value>, 'asker'>;

/** The answer to the asker of the upload that is under way: it was cancelled. */
export const cancelledIn = <Value>({
  context,
}: {
  readonly context: Pick<Answered<Value>, 'asker'>;
}): Answered<Value> => ({
  asker: context.asker,
  outcome: refused('cancelled'),
});

export const incompleteIn = <Value>({ event }: { readonly event: UploadQuestion<Value> }): Answered<Value> => ({
  asker: event.asker,
  outcome: refused('incomplete'),
});
