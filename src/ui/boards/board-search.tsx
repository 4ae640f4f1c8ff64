import type { ReactNode } from 'react';
import { SearchBar } from '../kit/search-bar.tsx';
import { boardMessages, totalOf } from '../messages/board-messages.ts';

interface BoardSearchProps {
  readonly sought: string;
  readonly onSought: (text: string) => void;
  readonly shown: number;
  readonly all: number;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Finds a name on the board, by initial consonants too, and tells how many there are. */
export function BoardSearch({ shown, all, children, ...search }: BoardSearchProps) {
  return (
    <SearchBar label={boardMessages.find} hint={boardMessages.findHint} count={totalOf(shown, all)} {...search}>
      {children}
    </SearchBar>
  );
}
