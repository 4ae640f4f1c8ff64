import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { partMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';

/** More are scrolled to. */
const MOST_ROWS = 12;

interface DutiesFieldProps {
  readonly text: string;
  readonly changed: boolean;
  readonly locked: boolean;
  readonly onWritten: (text: string) => void;
}

/** What a committee does, one thing a line. */
export function DutiesField({ text, changed, locked, onWritten }: DutiesFieldProps) {
  return (
    <TextArea
      name="duties"
      label={messages.duties}
      note={changed ? messages.changed : undefined}
      hint={messages.dutiesHint}
      value={text}
      rows={Math.min(MOST_ROWS, text.split('\n').length + 1)}
      readOnly={locked}
      onChange={({ target }) => onWritten(target.value)}
    />
  );
}
