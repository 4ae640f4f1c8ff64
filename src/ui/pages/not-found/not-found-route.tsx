import { useLocation } from 'wouter';
import { NotFoundPage } from './not-found-page.tsx';

/** The not-found page with the browser's own way back; whoever came here directly is led to the first page. */
export default function NotFoundRoute() {
  const [, navigate] = useLocation();
  return <NotFoundPage onBack={() => (window.history.length > 1 ? window.history.back() : navigate('/'))} />;
}
