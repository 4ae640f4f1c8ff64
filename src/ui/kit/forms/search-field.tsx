import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The field's text, including a syllable that is still being composed. */
  readonly searchText: string;
  readonly onSearchTextChange: (text: string) => void;
}

/** Filters the list below while the user types; autocompletion and spelling are off, because names are searched. */
export function SearchField({ label, hint, searchText, onSearchTextChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      value={searchText}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ target }) => onSearchTextChange(target.value)}
    />
  );
}
