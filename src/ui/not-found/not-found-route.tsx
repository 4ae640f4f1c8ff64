import { NotFoundPage } from './not-found-page.tsx';

/** The not-found page with the browser's own way back. */
export default function NotFoundRoute() {
  return <NotFoundPage onBack={() => window.history.back()} />;
}
