import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { kitMessages } from '../messages/kit-messages.ts';
import { loadMessages } from '../messages/page-messages.ts';

/** Login and menu could not be fetched: says so where the page stays readable. */
export function CoreFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PlainPage>
      <Notice kind="bad" alert>
        <p>{loadMessages.coreFailed}</p>
        <Button variant="quiet" onClick={onRetry}>
          {kitMessages.retry}
        </Button>
      </Notice>
    </PlainPage>
  );
}
