import { useMemo } from 'react';
import type { PostFormFactory } from '@/composition/content.tokens.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import { useForm } from '../use-form.ts';

/** Runs the form of a new post. @param onPublished stays the same while the form does */
export function usePostForm<Values extends FormValues, Item>(
  makeForm: PostFormFactory<Values, Item>,
  onPublished: (item: Item) => void,
) {
  return useForm(useMemo(() => makeForm(onPublished), [makeForm, onPublished]));
}
