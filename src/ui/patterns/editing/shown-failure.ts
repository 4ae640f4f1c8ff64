import type { PostFailure } from '@/content/domain/post.ts';
import type { RunningEdit } from './edit-form.tsx';

/** Why a change was not saved; undefined where the comparison or the notice of a removed post says it. */
export function shownFailure({
  form,
  isRemoved,
}: Pick<RunningEdit<string, string>, 'form' | 'isRemoved'>): PostFailure | undefined {
  const { failure } = form.viewModel;
  if (failure === 'conflict') return undefined;
  return isRemoved && failure === 'notFound' ? undefined : failure;
}
