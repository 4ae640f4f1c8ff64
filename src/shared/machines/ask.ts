import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Receiver } from './receiver.ts';

/**
 * Sends a question to another actor and awaits its answer, without reading its state.
 * @param question sends it the question, with the receiver to which it answers once, as soon as it can
 */
export function ask<Answer extends EventObject>(question: (asker: Receiver<Answer>) => void): Promise<Answer> {
  return new Promise((resolve) => {
    question(createActor(fromCallback<Answer>(({ receive }) => receive(resolve))).start());
  });
}
