import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './field.tsx';
import styles from './search-field.module.css';

/** Longer than any name or address that a list is searched for. */
const LONGEST = 100;

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
      maxLength={LONGEST}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={({ target }) => onSearchTextChange(target.value)}
    />
  );
}

interface SearchBarProps extends ComponentProps<typeof SearchField> {
  /** How many are shown, of how many: read aloud when it changes. */
  readonly count: string;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** A search field for the list below it, and the count of results. */
export function SearchBar({ count, children, ...field }: SearchBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.field}>
        <SearchField {...field} />
      </div>
      <div className={styles.aside}>
        <output className={styles.count}>{count}</output>
        {children}
      </div>
    </div>
  );
}
