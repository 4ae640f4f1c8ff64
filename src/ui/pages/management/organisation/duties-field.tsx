import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { partMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';

/** The field's maximum height in lines; a longer text scrolls. */
const MOST_ROWS = 12;

interface DutiesFieldProps {
  readonly text: string;
  readonly changed: boolean;
  readonly locked: boolean;
  readonly onWritten: (text: string) => void;
}

/** A committee's duties, one on each line. */
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
