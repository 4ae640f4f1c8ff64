import { describeChurchApi } from './church-api.contract.ts';
import { openHttpChurch } from './hosts/http-host.ts';

describeChurchApi('the church on a port', openHttpChurch);
