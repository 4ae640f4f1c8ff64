import { useId, useRef } from 'react';
import { daysOfStart, type ListStart, type Post } from '@/content/posts/posts.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { jumpMessages, months, shownSince, startName, yearName } from '@/ui/messages/ko/post-lists.ts';
import styles from './list-start.module.css';

interface FeedJumpProps {
  /** The years to choose from, the newest first. */
  readonly years: readonly string[];
  /** The year, and the month if one was chosen, at which the list begins now: `2024-03`. */
  readonly start: string | undefined;
  /** @param month from 1; '' for the whole year */
  readonly onAsked: (year: string, month: string) => void;
}

/** Navigates to a year or month of a long list (PAGE-03). */
export function FeedJump({ years, start = '', onAsked }: FeedJumpProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [year = '', month = ''] = start.split('-');
  const ask = () => {
    const chosen = new FormData(form.current ?? undefined);
    const text = (name: string) => {
      const value = chosen.get(name);
      return typeof value === 'string' ? value : '';
    };
    onAsked(text('year'), text('month'));
  };
  return (
    <Disclosure arrow summary={jumpMessages.heading} className={styles.jump}>
      <Form ref={form} className={styles.form} onSubmitted={ask}>
        <SelectField
          id={`${id}-year`}
          name="year"
          label={jumpMessages.year}
          options={years.map((value) => ({ value, label: yearName(value) }))}
          defaultValue={year}
        />
        <SelectField
          id={`${id}-month`}
          name="month"
          label={jumpMessages.month}
          prompt={jumpMessages.wholeYear}
          options={months}
          defaultValue={String(Number(month) || '')}
        />
        <Button type="submit" variant="quiet" className={styles.go}>
          {jumpMessages.go}
        </Button>
      </Form>
    </Disclosure>
  );
}

interface FeedSinceProps {
  readonly start: ListStart;
  /** The first post of the list; undefined until it is read, and in an empty list. */
  readonly first: Pick<Post, 'created'> | undefined;
  /** The address of the whole list. */
  readonly newest: string;
}

/** Says at which year or month a list begins, and links to the whole list. */
export function FeedSince({ start, first, newest }: FeedSinceProps) {
  const days = daysOfStart(start);
  const day = first?.created;
  if (first === undefined || days === undefined) return null;
  const found =
    day === undefined || (day >= days.first && day <= days.last) ? 'there' : day < days.first ? 'earlier' : 'later';
  return (
    <div className={styles.since}>
      <Notice alert>
        <span>{shownSince(startName(start))[found]}</span> <TextLink href={newest}>{jumpMessages.toNewest}</TextLink>
      </Notice>
    </div>
  );
}
