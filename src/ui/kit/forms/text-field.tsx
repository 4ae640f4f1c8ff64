import type { ComponentProps } from 'react';
import { Field, type FieldAppearance } from './field.tsx';

/** The attributes of a native control, without those that the field sets itself. */
export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

type TextFieldProps = FieldAppearance & ControlProps<'input'>;

/** One line of text, an e-mail address, a date: any native input. */
export function TextField({ id, label, note, hint, message, state, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
