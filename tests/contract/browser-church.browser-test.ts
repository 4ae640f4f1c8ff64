import { openBrowserChurch } from './hosts/browser-host.ts';
import { describeTransports } from './transports.contract.ts';

// Of its other parts no page can read anything.
describeTransports('the church in a page', openBrowserChurch, { cookie: /; Path=\/api\/Account$/ });
