import { type DraftError, type PostDraft, type PostFailure, refusedField } from '@/content/domain/post.ts';
import type { FormViewModel } from '@/shared/machines/provide-form.ts';
import type { FieldAppearance } from '@/ui/kit/forms/field.tsx';
import { postErrors, postFormMessages } from '@/ui/messages/ko/post-messages.ts';

type Draft = Partial<PostDraft> & Readonly<Record<string, string>>;

/** How a field of a post's form looks: right or wrong once it was visited, wrong when the server did not take it. */
export function postVariant<Values extends Draft>(
  viewModel: FormViewModel<Values, DraftError, PostFailure>,
  field: keyof Values & keyof PostDraft,
): FieldAppearance {
  const label = postFormMessages[field];
  const error = viewModel.shownErrors[field];
  if (error !== undefined) return { label, state: 'wrong', message: postErrors[field][error] };
  if (refusedField(viewModel.failure) === field) return { label, state: 'wrong', message: postErrors[field].refused };
  return { label, state: viewModel.isRight(field) ? 'right' : undefined };
}
