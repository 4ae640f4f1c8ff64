import { useEffect } from 'react';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';

/**
 * Passes the address of a page that was opened from an e-mail to `opened`, and removes its query, with the secrets,
 * from the address bar (REL-12).
 * @param opened called with the full address whenever the page is shown with another one
 */
export function useMailLink(opened: (address: string) => void): void {
  const navigation = useCoreService('navigation');
  const search = useSearch();

  useEffect(() => {
    // Reads the present address instead of the rendered one: when the effect runs twice, the secrets are gone.
    const address = navigation.current();
    opened(address);
    // Another link that is opened on this page changes the query alone.
    if (search !== '') navigation.replace(address.replace(/\?.*$/, ''));
  }, [navigation, opened, search]);
}
