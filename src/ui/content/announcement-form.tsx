import type { AnnouncementFormFactory } from '@/composition/tokens.ts';
import { Button } from '../kit/button.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Card } from '../kit/card.tsx';
import { Form } from '../kit/form.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { announcementMessages, announcementProblems } from '../messages/announcement-messages.ts';
import { faultSentences } from '../messages/fault-messages.ts';
import { useFirstProblemFocus } from '../use-first-problem-focus.ts';
import { useForm } from '../use-form.ts';
import styles from './announcement-form.module.css';

interface AnnouncementFormProps {
  readonly form: ReturnType<AnnouncementFormFactory>;
}

/** A new announcement (ANNO-02). */
export function AnnouncementForm({ form: binding }: AnnouncementFormProps) {
  const form = useForm(binding);
  const { face } = form;
  const firstProblem = useFirstProblemFocus(face.rejections);
  const look = (field: 'title' | 'content' | 'author') => {
    const problem = face.shownProblems[field];
    if (problem === undefined) return { state: face.isRight(field) ? ('right' as const) : undefined };
    return { state: 'wrong' as const, message: announcementProblems[field][problem] };
  };
  return (
    <Card className={styles.write} aria-labelledby="announcement-form-title">
      <h2 className={styles.title} id="announcement-form-title">
        {announcementMessages.write}
      </h2>
      <Form onSubmitted={form.submit} ref={firstProblem}>
        {face.refusal !== undefined && (
          <Notice kind="bad" alert>
            <strong>{announcementMessages.notAdded}</strong>
            <p>
              {faultSentences[face.refusal]} {announcementMessages.kept}
            </p>
          </Notice>
        )}
        <TextField {...form.field('title')} {...look('title')} label={announcementMessages.title} />
        <TextArea
          {...form.field('content')}
          {...look('content')}
          label={announcementMessages.content}
          hint={announcementMessages.contentHint}
        />
        <TextField
          {...form.field('author')}
          {...look('author')}
          label={announcementMessages.author}
          hint={announcementMessages.authorHint}
        />
        <Buttons>
          <Button type="submit" busy={face.isSubmitting}>
            {face.isSubmitting ? announcementMessages.submitting : announcementMessages.submit}
          </Button>
          <Button variant="quiet" onClick={form.clear}>
            {announcementMessages.clear}
          </Button>
        </Buttons>
      </Form>
    </Card>
  );
}
