/*
 * The service worker of the mocked product: it passes calls to a page, in which the mocked server runs, and answers
 * with the page's answer (`worker-calls.ts`).
 */
// Pages are asked one after another on purpose: the first one that can answer is the only one to be asked.
/* oxlint-disable no-await-in-loop */

// How long a call waits for a page that can answer, in milliseconds. A navigation waits less, because its user sees an
// empty tab meanwhile.
const patience = { call: 10_000, navigation: 3_000 };
const pingPatience = 250;

const isOwn = ({ url }) => new URL(url).origin === self.location.origin;
// The same rule as in `call-address.ts`.
const isCall = (request) => isOwn(request) && new URL(request.url).pathname.toLowerCase().startsWith('/api/');

// Pages that have answered a ping. They are forgotten when the browser stops this worker and starts it again.
const knownClientIds = new Set();

// Calls whose page is being left and that no other page has taken over yet.
const departing = new Set();

// Set when this site is no longer a demo: from then on every request goes to its host.
let isRetired = false;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// A page that is open while a newer worker takes over may not support its messages: the worker waits. There is nothing
// to wait for when there was no worker, or one by another name, such as the demo's former one, which other tabs may
// hold.
self.addEventListener('install', () => {
  if (self.registration.active?.scriptURL !== self.location.href) self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'DEMO_READY') knownClientIds.add(event.source.id);
  // From a page that was loaded without its worker, as by Shift+Reload.
  if (event.data === 'DEMO_CLAIM') event.waitUntil(self.clients.claim());
  // From a page that may be going away: some browsers do not pass calls with `keepalive` to a worker.
  if (event.data?.type === 'DEMO_CALL') event.waitUntil(answerParting(event));
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  // Developer tools send such requests, which no worker can answer.
  if (isRetired || (request.cache === 'only-if-cached' && request.mode !== 'same-origin')) return;
  if (isCall(request)) event.respondWith(answerCall(event));
  // The site's own files come from its host: asking the page about each would only delay them. The requests of a page
  // without a mock are not the demo's: this worker's own policy would block them.
  else if (!isOwn(request) && knownClientIds.has(clientId)) event.respondWith(answerElsewhere(event));
});

// A call of a known page is answered by that page; but not before the last call of the previous page, as a server would
// have answered them in that order.
async function answerCall(event) {
  const { request, clientId } = event;
  const isUsual = request.mode !== 'navigate' && departing.size === 0 && knownClientIds.has(clientId);
  const client = isUsual ? await self.clients.get(clientId) : undefined;
  // When that page has gone, it is unknown whether it has carried out the call: no other page repeats it.
  if (client) return (await ask(client, request)) ?? Response.error();
  await untilNoneDeparts();
  return askAround(event);
}

// Requests to other hosts, such as for a map, go there unless the page answers them.
async function answerElsewhere({ request, clientId }) {
  const client = await self.clients.get(clientId);
  return (client && (await ask(client, request))) ?? fetch(request);
}

// A call that its page has passed on, because it may be going away.
async function answerParting({ data, ports, source }) {
  const { url, ...init } = data.call;
  const event = { request: new Request(url, init), clientId: source?.id };
  departing.add(event);
  const response = await askAround(event).finally(() => departing.delete(event));
  if (response.type === 'error') ports[0].postMessage(undefined);
  else {
    const { status, headers } = response;
    ports[0].postMessage({ status, headers: [...headers], body: status === 204 ? null : await response.arrayBuffer() });
  }
}

// The host of the demo has this very script; the host of any other site that is now served here does not, and its pages
// do not use the mock. While offline, this cannot be decided.
async function isSiteAnother() {
  try {
    const script = await fetch(self.location.href, { cache: 'no-store' });
    return !script.ok || !/javascript/i.test(script.headers.get('Content-Type') ?? '');
  } catch {
    return false;
  }
}

async function retire(request) {
  isRetired = true;
  await self.registration.unregister();
  return fetch(request);
}

async function untilNoneDeparts() {
  const deadline = Date.now() + 1_000;
  while (departing.size > 0 && Date.now() < deadline) await pause(10);
}

/*
 * The other calls, each answered by whichever page can:
 * - a navigation (a PDF in a new tab), because the page that is to show it does not exist yet;
 * - a parting call, because its page may be going away: the next one answers, or another tab;
 * - a call of a page that is not known, because the browser has started this worker again, or the page is still
 *   starting. Without this they would silently go to the static host.
 */
async function askAround(event) {
  const isNavigation = event.request.mode === 'navigate';
  const deadline = Date.now() + (isNavigation ? patience.navigation : patience.call);
  let hasLooked = false;
  do {
    for (const client of await candidates(event.clientId)) {
      if (!(await isReady(client))) continue;
      knownClientIds.add(client.id);
      departing.delete(event);
      const response = await ask(client, event.request);
      if (response) return response;
    }
    if (!hasLooked && (await isSiteAnother())) return retire(event.request);
    hasLooked = true;
    await pause(50);
  } while (Date.now() < deadline);
  return isNavigation ? nobodyThere() : Response.error();
}

// The sender first, then the pages that are in view. A page need not be controlled by this worker to answer.
async function candidates(senderId) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const rank = (client) => (client.id === senderId ? 0 : client.visibilityState === 'visible' ? 1 : 2);
  return windows.toSorted((one, other) => rank(one) - rank(other));
}

// A page answers a ping when its mocked server has started, and no longer once it is being left.
function isReady(client) {
  const { port1, port2 } = new MessageChannel();
  const pong = new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
  });
  client.postMessage('DEMO_PING', [port2]);
  return Promise.race([pong, pause(pingPatience).then(() => false)]).finally(() => port1.close());
}

// The page's answer; undefined when it has none, or was closed before it answered.
async function ask(client, request) {
  const watch = { over: false };
  return Promise.race([pageAnswer(client, await forwardable(request)), untilGone(client, watch)]).finally(() => {
    watch.over = true;
  });
}

async function pageAnswer(client, call) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
  });
  client.postMessage({ type: 'DEMO_ASK', ...call }, call.body === null ? [port2] : [port2, call.body]);
  const { status, statusText, headers, body } = (await answer) ?? {};
  port1.close();
  if (status === undefined) return undefined;
  return status === 0 ? Response.error() : new Response(body, { status, statusText, headers });
}

async function untilGone(client, watch) {
  while (!watch.over && (await self.clients.get(client.id))) await pause(500);
}

// A request's body can be read only once, but a second page may have to be asked.
async function forwardable(request) {
  const { url, method, headers, credentials } = request;
  const isEmpty = method === 'GET' || method === 'HEAD';
  return {
    url,
    method,
    headers: [...headers],
    credentials,
    body: isEmpty ? null : await request.clone().arrayBuffer(),
  };
}

function nobodyThere() {
  const page = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>체험판</title>
<p>체험판 화면이 열려 있어야 이 자료를 볼 수 있습니다.</p><p><a href="/">체험판 열기</a></p></html>`;
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
