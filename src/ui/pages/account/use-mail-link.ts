import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { coreFeature } from '@/composition/core.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';

/**
 * Hands over the address of a page that an e-mail led to, and takes its secrets out of the address bar (REL-12).
 * @param opened called with the address as it stands, each time the page is shown with another one
 */
export function useMailLink(opened: (address: string) => void): void {
  const navigation = useService(coreFeature, 'navigation');
  const search = useSearch();

  useEffect(() => {
    // What stands there now, not what was rendered: an effect that runs twice finds the secrets gone.
    const address = navigation.current();
    opened(address);
    // Whoever opens another link on this page changes the query alone.
    if (search !== '') navigation.replace(address.replace(/\?.*$/, ''));
  }, [navigation, opened, search]);
}
