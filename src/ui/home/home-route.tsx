import { HomePage } from './home-page.tsx';

/** The home page (ROUTE-01). */
export function HomeRoute() {
  return <HomePage />;
}
