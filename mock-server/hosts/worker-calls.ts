/** A call as the service worker passes it on (`public/demo-worker.js`). */
interface PassedCall extends Pick<Request, 'url' | 'method' | 'credentials'> {
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

const isPassedCall = (data: unknown): data is PassedCall =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'DEMO_ASK';

/** Answers a request; undefined when it is not one of the mock's. */
export type Answer = (request: Request) => Promise<Response | undefined>;

/** The part of the service worker API that is used here. */
type Workers = Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'>;

/** Whether the browser passes a stream to a worker; Safari does not. */
const passesStreams = ((): boolean => {
  try {
    const stream = new ReadableStream();
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
})();

const send = async (response: Response | undefined, port: MessagePort): Promise<void> => {
  if (response === undefined) return port.postMessage(undefined);
  const { status, statusText, headers, body } = response;
  const head = { status, statusText, headers: [...headers] };
  if (body === null) return port.postMessage({ ...head, body });
  // A stream may be interrupted halfway, a buffer cannot.
  if (passesStreams) return port.postMessage({ ...head, body }, [body]);
  return port.postMessage({ ...head, body: await response.arrayBuffer() });
};

/** Answers the calls that the service worker passes to this page; an error is answered as a broken connection. */
export const answerCalls = (workers: Workers, answer: Answer): void => {
  workers.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isPassedCall(data) || port === undefined) return;
    const { url, ...init } = data;
    void answer(new Request(url, init))
      .catch(() => Response.error())
      .then((response) => send(response, port));
  });
  workers.startMessages();
};
