import { useId } from 'react';
import { BULLETIN_UPLOADS } from '@/composition/bulletins.tokens.ts';
import { CLOCK } from '@/composition/tokens.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { useService } from '../core.tsx';
import { Button } from '../kit/button.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Card } from '../kit/card.tsx';
import { Form } from '../kit/form.tsx';
import { bulletinMessages, uploadsTo } from '../messages/bulletin-messages.ts';
import { UploadQueue } from '../uploads/upload-queue.tsx';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import styles from './bulletin-upload.module.css';

/** Publishes the bulletin of the present week (BULL-05…07). */
export function BulletinUpload() {
  const id = useId();
  const queue = useService(BULLETIN_UPLOADS);
  const face = useUploadQueue(queue);
  const { last: sunday } = weekOf(calendarDateOf(useService(CLOCK).now()));
  const isRetry = face.setback !== undefined || face.files.some(({ refusal }) => refusal !== undefined);
  return (
    <Card aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {bulletinMessages.uploadTitle}
      </h2>
      <p className={styles.to}>{uploadsTo(sunday)}</p>
      <Form onSubmitted={() => queue.send({ type: 'upload.asked' })}>
        <UploadQueue queue={queue} face={face} label={bulletinMessages.choose} />
        {face.files.length > 0 && (
          <Buttons>
            <Button type="submit" busy={face.isChecking || face.isSending}>
              {isRetry ? bulletinMessages.uploadAgain : bulletinMessages.upload}
            </Button>
          </Buttons>
        )}
      </Form>
    </Card>
  );
}
