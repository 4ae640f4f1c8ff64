import { describeChurchApi } from './church-api.contract.ts';
import { openBrowserChurch } from './hosts/browser-host.ts';

describeChurchApi('the church in a page', openBrowserChurch);
