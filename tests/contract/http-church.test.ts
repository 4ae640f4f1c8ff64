import { openHttpChurch } from './hosts/http-host.ts';
import { describeTransports } from './transports.contract.ts';

describeTransports('the church on a port', openHttpChurch, {
  cookie: /; Path=\/api\/Account; .*HttpOnly; SameSite=Lax$/,
});
