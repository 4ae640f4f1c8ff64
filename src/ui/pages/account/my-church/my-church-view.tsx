import { type ReactElement, type ReactNode, useId, useSyncExternalStore } from 'react';
import type { RoleRequest } from '@/admin/requests/requests.ts';
import type { AccountDeletion } from '@/auth/account.ts';
import { myChurchEntry } from '@/composition/my-church.ts';
import type { NextEvent } from '@/content/attendance/next-events.ts';
import type { NewInKind, NewPosts, NewPostsViewModel } from '@/content/seen/new-posts.machine.ts';
import type { ListedPost } from '@/content/seen/seen-posts.ts';
import type { OwnLinkRequest } from '@/people/membership.ts';
import type { OwnCorrection } from '@/people/privacy.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { watchedPages } from '@/ui/app/routes/watched-pages.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async, type AsyncState } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { InTurn, PartHeading } from '@/ui/kit/layout/part.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { accountDueText, deletionMessages } from '@/ui/messages/ko/account-deletion.ts';
import { roleName } from '@/ui/messages/ko/auth.ts';
import { dateText, dayName } from '@/ui/messages/ko/calendar.ts';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import {
  answerName,
  linkMessages,
  myChurchMessages,
  nextEventsMessages,
  ownRequestsMessages,
} from '@/ui/messages/ko/my-church.ts';
import { newCountText, newPostsMessages, notReadText, watchedNames } from '@/ui/messages/ko/new-posts.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import { correctionStates, ofField } from '@/ui/messages/ko/privacy.ts';
import { languageOfRole, requestListMessages } from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { EventTag } from '@/ui/patterns/posts/event-tag.tsx';
import { type RunningReading, useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './my-church.module.css';
import { OwnMembershipPart } from './own-membership.tsx';

/** The parts of the page; each is loaded and fails independently (MINE-01, MINE-07). */
export function MyChurchIsland() {
  const services = useServices(myChurchEntry);
  const membership = useReading(services.membership);
  const link = membership.viewModel.status === 'ready' ? membership.viewModel.value.link : undefined;
  return (
    <InTurn className={styles.parts}>
      <DeletionReminder deletion={services.deletion} />
      <OwnMembershipPart
        membership={membership}
        linkForm={services.linkForm}
        linkWithdrawal={services.linkWithdrawal}
      />
      <NewPostsPart news={services.newPosts} />
      <NextEvents events={services.events} />
      <OwnRequests requests={services.requests} corrections={services.corrections} link={link} />
      <p>
        <TextLink alone href={href('privacy')}>
          {myChurchMessages.toPrivacy}
        </TextLink>
      </p>
    </InTurn>
  );
}

/**
 * Reminds of the scheduled deletion of the account (MINE-06). Shows nothing while that is unknown, failures included:
 * the page is about something else.
 */
function DeletionReminder({ deletion }: { readonly deletion: Reading<AccountDeletion> }) {
  const { viewModel } = useReading(deletion);
  if (viewModel.status !== 'ready' || viewModel.value.due === undefined) return null;
  return (
    <Notice>
      <strong>{accountDueText(viewModel.value.due)}</strong>
      <p>
        <TextLink alone href={href('privacy')}>
          {deletionMessages.toDeletion}
        </TextLink>
      </p>
    </Notice>
  );
}

/** The posts that are new since this device showed the lists last (MINE-07); the part disappears when all were seen. */
function NewPostsPart({ news }: { readonly news: NewPosts }) {
  const id = useId();
  const viewModel = useSyncExternalStore(news.subscribe, news.read);
  return (
    <section aria-labelledby={id} aria-busy={viewModel.isLoading}>
      <PartHeading id={id}>{newPostsMessages.title}</PartHeading>
      <Async
        state={newPostsState(viewModel)}
        loading={newPostsMessages.loading}
        lines={3}
        empty={<p>{newPostsMessages.empty}</p>}
      >
        {({ lists, failed }) => (
          <>
            {lists.map((list) => (
              <NewInList key={list.kind} list={list} />
            ))}
            {failed.length > 0 && (
              <ActionNotice action={kitMessages.retry} onAction={news.retry} className={styles.failed}>
                <strong>{newPostsMessages.failed}</strong>
                <p>{notReadText(failed)}</p>
              </ActionNotice>
            )}
          </>
        )}
      </Async>
    </section>
  );
}

function newPostsState(viewModel: NewPostsViewModel): AsyncState<NewPostsViewModel, never> {
  if (viewModel.isLoading) return { status: 'loading' };
  const isEmpty = viewModel.lists.length === 0 && viewModel.failed.length === 0;
  return isEmpty ? { status: 'empty' } : { status: 'ready', value: viewModel };
}

/** The maximum number of titles from one list; the others are only in the list itself. */
const NAMED = 3;

/** The count of new posts in one list, and the titles of the newest. */
function NewInList({ list }: { readonly list: NewInKind }) {
  const { kind, posts } = list;
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <TextLink alone href={watchedPages[kind]}>
            {watchedNames[kind]}
          </TextLink>
        </h3>
        <Tag tone="accent">{newCountText(list)}</Tag>
      </div>
      <ul>
        {posts.slice(0, NAMED).map((post) => (
          <li key={post.id}>{kind === 'bulletin' ? <NewBulletin post={post} /> : <NewPost post={post} at={kind} />}</li>
        ))}
      </ul>
    </div>
  );
}

function NewPost({ post, at }: { readonly post: ListedPost; readonly at: Exclude<NewInKind['kind'], 'bulletin'> }) {
  return (
    <TextLink alone href={href(at, { id: post.id })}>
      {postTitle(post)}
    </TextLink>
  );
}

function NewBulletin({ post: { created } }: { readonly post: ListedPost }) {
  if (created === undefined) return null;
  return (
    <TextLink alone href={href('bulletin', { day: created })}>
      {dateText(created)}
    </TextLink>
  );
}

/** The next events, first those to which the user has answered that they come. */
function NextEvents({ events }: { readonly events: Reading<readonly NextEvent[]> }) {
  return (
    <OwnPart messages={nextEventsMessages} page={href('events')} reading={useReading(events)}>
      {(next) => (
        <ul>
          {next.map(({ id, name, start, day, type, own }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.head}>
                <TextLink alone href={href('event', { when: start, id })}>
                  {name}
                </TextLink>
                {type !== undefined && <EventTag type={type} />}
                {own !== undefined && <Tag tone="accent">{answerName(own)}</Tag>}
              </div>
              <time className={styles.day} dateTime={day}>
                {dayName(day)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  );
}

interface OwnRequestsProps extends OtherRequestsProps {
  readonly requests: Reading<readonly RoleRequest[]>;
}

/** What the user has asked the church for, and what became of it (ROLE-07, MINE-02, MINE-06). */
function OwnRequests({ requests, corrections, link }: OwnRequestsProps) {
  return (
    <OwnPart
      messages={ownRequestsMessages}
      page={href('manageRoles')}
      reading={useReading(requests)}
      lead={useOtherRequests({ corrections, link })}
    >
      {(own) => (
        <ul>
          {own.map(({ id, role, created, declined }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.head}>
                <strong lang={languageOfRole(role)}>{roleName(role)}</strong>
                <Tag tone={declined === undefined ? 'accent' : undefined}>
                  {declined === undefined ? requestListMessages.waiting : requestListMessages.declined}
                </Tag>
              </div>
              {created !== undefined && (
                <time className={styles.day} dateTime={created}>
                  {created}
                </time>
              )}
              {declined !== undefined && declined !== '' && (
                <p className={styles.reason}>
                  <strong>{requestListMessages.answer}</strong> <span>{declined}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  );
}

interface OtherRequestsProps {
  readonly corrections: Reading<readonly OwnCorrection[]>;
  readonly link: OwnLinkRequest | undefined;
}

/**
 * The requests that other parts of the site have taken: to be linked to a member, and corrections. Undefined where there is none,
 * and while that is unknown: their own pages tell of a failure.
 */
function useOtherRequests({ corrections, link }: OtherRequestsProps): ReactElement | undefined {
  const { viewModel } = useReading(corrections);
  const corrected = viewModel.status === 'ready' ? viewModel.value : [];
  const isLinkWaiting = link !== undefined && link.declined === undefined;
  if (!isLinkWaiting && corrected.length === 0) return undefined;
  return (
    <ul>
      {isLinkWaiting && (
        <li className={styles.entry}>
          <div className={styles.head}>
            <strong>{linkMessages.title}</strong>
            <Tag tone="accent">{requestListMessages.waiting}</Tag>
          </div>
        </li>
      )}
      {corrected.map(({ id, field, created, state, answer }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.head}>
            <TextLink alone href={href('privacy')}>
              {ofField(field)}
            </TextLink>
            <Tag tone={state === 'open' ? 'accent' : undefined}>{correctionStates[state]}</Tag>
          </div>
          {created !== undefined && (
            <time className={styles.day} dateTime={created}>
              {created}
            </time>
          )}
          {answer !== '' && <p className={styles.reason}>{answer}</p>}
        </li>
      ))}
    </ul>
  );
}

interface OwnPartProps<Value> {
  readonly messages: {
    readonly title: string;
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** The address of the page with all of them. */
  readonly page: string;
  readonly reading: RunningReading<Value>;
  /** Shown before the list, and in place of what says that it is empty. */
  readonly lead?: ReactElement | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** A part of the page with a list of its own, which is loaded and fails independently (MINE-01). */
function OwnPart<Value>({ messages, page, reading: { viewModel, retry }, lead, children }: OwnPartProps<Value>) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={viewModel.status === 'loading'}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={3}
        empty={lead ?? <p>{messages.empty}</p>}
        renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />}
      >
        {(value) => (
          <>
            {lead}
            {children(value)}
          </>
        )}
      </Async>
      <TextLink alone href={page}>
        {messages.all}
      </TextLink>
    </section>
  );
}
