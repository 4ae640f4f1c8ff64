import { Field, type FieldAppearance } from './field.tsx';
import type { ControlProps } from './text-field.tsx';

type TextAreaProps = FieldAppearance & ControlProps<'textarea'>;

/** Several lines of text. */
export function TextArea({ id, label, note, hint, message, state, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}
