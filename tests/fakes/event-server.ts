import * as z from 'zod';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { answered, scriptedSender } from './scripted-sender.ts';

const posted = z.object({
  name: z.string(),
  start: z.string(),
  end: z.string(),
  type: z.string(),
  hostedBy: z.string(),
});

type WireEvent = z.infer<typeof posted> & { readonly id: number };

/** An event as the server stores it. */
export const aWireEvent = (event: Partial<WireEvent> = {}): WireEvent => ({
  id: 1,
  name: '수요 말씀과 기도',
  start: '2026-11-18',
  end: event.start ?? '2026-11-18',
  type: '수요예배',
  hostedBy: '교역자회',
  ...event,
});

/** A client of a server with events; a test can replace the answers of a method. */
export function eventServer(start: readonly WireEvent[] = []) {
  let events = start;
  const spoiled: { match: (call: HttpCall) => boolean; answer: Answer | Promise<Answer> }[] = [];

  const { send, calls } = scriptedSender((call) => {
    const fault = spoiled.find(({ match }) => match(call));
    if (fault !== undefined) return fault.answer;
    if (call.method === 'POST') {
      events = [...events, { ...posted.parse(call.json), id: events.length + 100 }];
      return answered(201);
    }
    if (call.method === 'DELETE') {
      events = events.filter(({ id }) => `api/Event/${id}` !== call.path);
      return answered(204);
    }
    const query = new URLSearchParams(call.path.split('?')[1]);
    const first = query.get('startDate') ?? '';
    const last = query.get('endDate') ?? '';
    return answered(
      200,
      events.filter((event) => event.start <= last && event.end >= first),
    );
  });

  return {
    send,
    /** Method and path of every call, oldest first. */
    calls: () => calls.map(({ method = 'GET', path }) => `${method} ${path}`),
    /** From now on, calls of a method get this answer, until `mend`. */
    spoil: (method: 'GET' | 'POST' | 'DELETE', answer: Answer | Promise<Answer> = answered(500)) =>
      void spoiled.unshift({ match: (call) => (call.method ?? 'GET') === method, answer }),
    mend: () => void spoiled.splice(0),
  };
}
