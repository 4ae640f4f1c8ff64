import { type MouseEvent, useId } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { editingMessages, keptPicture } from '@/ui/messages/ko/posts-writing.ts';
import { uploadMessages } from '@/ui/messages/ko/uploads.ts';
import rows from './upload.module.css';

interface KeptFilesProps {
  /** The addresses of the stored pictures, as they were read: their names are their positions in this order. */
  readonly known: readonly string[];
  /** The addresses of the pictures that are kept, in their new order. */
  readonly kept: readonly string[];
  /** Where a picture can be read, if not at its address. */
  readonly fileAddress?: (file: string) => string;
  /** The pictures can no longer be changed. */
  readonly locked: boolean;
  readonly onChanged: (kept: readonly string[]) => void;
}

/** The pictures of a stored post while it is changed: they can be reordered and removed (EDIT-01). */
export function KeptFiles({ known, kept, fileAddress, locked, onChanged }: KeptFilesProps) {
  const id = useId();
  const nameOf = (file: string): string => keptPicture(known.indexOf(file) + 1);
  useSpokenStatus(kept.join('\n') === known.join('\n') ? undefined : kept.map(nameOf).join(', '));
  const move = (file: string, to: number) => {
    if (locked || to < 0 || to >= kept.length) return;
    onChanged(kept.filter((other) => other !== file).toSpliced(to, 0, file));
  };
  const takeOut = (file: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    if (locked) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    onChanged(kept.filter((other) => other !== file));
  };
  return (
    <div className={rows.upload} tabIndex={-1}>
      <h3 className={rows.title} id={id}>
        <span>{editingMessages.kept}</span> <span className={rows.count}>{kept.length}</span>
      </h3>
      <p className={rows.hint}>{kept.length === 0 ? editingMessages.noneKept : editingMessages.keptHint}</p>
      <ol className={rows.files} aria-labelledby={id}>
        {kept.map((file, index) => {
          const name = <VisuallyHidden>{` ${nameOf(file)}`}</VisuallyHidden>;
          return (
            <li key={file} className={rows.row}>
              <div className={rows.body}>
                <img
                  className={rows.preview}
                  src={fileAddress?.(file) ?? file}
                  alt=""
                  width={72}
                  height={96}
                  loading="lazy"
                />
                <p className={classNames(rows.about, rows.name)}>{nameOf(file)}</p>
                <div className={rows.actions}>
                  <Button variant="bare" aria-disabled={locked || index === 0} onClick={() => move(file, index - 1)}>
                    <span>{uploadMessages.up}</span>
                    {name}
                  </Button>
                  <Button
                    variant="bare"
                    aria-disabled={locked || index === kept.length - 1}
                    onClick={() => move(file, index + 1)}
                  >
                    <span>{uploadMessages.down}</span>
                    {name}
                  </Button>
                  <Button variant="danger" aria-disabled={locked} onClick={(press) => takeOut(file, press)}>
                    <span>{uploadMessages.remove}</span>
                    {name}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
