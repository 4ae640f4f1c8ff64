import './ui/app/styles/styles.css';
import { startBesidePage } from '../mock-server/hosts/beside-page.ts';
import { startSite } from './site.tsx';

const fetchCore = () => import('./core.tsx');

// Without an await of this module, which shares a file with what pages and the core import: they would wait for it, and it for them.
if (__MOCKED__) {
  const { settled, ready } = startBesidePage();
  void settled.then(() => startSite({ backend: ready, fetchCore }));
} else {
  void startSite({ backend: Promise.resolve(undefined), fetchCore });
}
