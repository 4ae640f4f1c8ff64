// The runner's worker processes are plain Node: this lets them load TypeScript.
import { register } from 'tsx/esm/api';

register();
