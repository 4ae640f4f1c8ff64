import { type DraftProblem, type PostDraft, type PostRefusal, refusedField } from '@/content/domain/post.ts';
import type { FormFace } from '@/shared/machines/form-binding.ts';
import type { FieldLook } from '@/ui/kit/forms/field.tsx';
import { postFormMessages, postProblems } from '@/ui/messages/ko/post-messages.ts';

type Draft = Partial<PostDraft> & Readonly<Record<string, string>>;

/** How a field of a post's form looks: right or wrong once it was visited, wrong when the server did not take it. */
export function postLook<Values extends Draft>(
  face: FormFace<Values, DraftProblem, PostRefusal>,
  field: keyof Values & keyof PostDraft,
): FieldLook {
  const label = postFormMessages[field];
  const problem = face.shownProblems[field];
  if (problem !== undefined) return { label, state: 'wrong', message: postProblems[field][problem] };
  if (refusedField(face.refusal) === field) return { label, state: 'wrong', message: postProblems[field].refused };
  return { label, state: face.isRight(field) ? 'right' : undefined };
}
