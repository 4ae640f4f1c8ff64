import { describeChurchApi } from './church-api.contract.ts';
import { openNodeChurch } from './hosts/node-host.ts';

describeChurchApi('the church in this process', openNodeChurch);
