import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** As the field holds it, a syllable that is still being composed included. */
  readonly sought: string;
  readonly onSought: (text: string) => void;
}

/** Narrows what stands below while somebody types; no browser proposes or corrects what people are called. */
export function SearchField({ label, hint, sought, onSought }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      value={sought}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ target }) => onSought(target.value)}
    />
  );
}
